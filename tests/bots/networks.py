"""Small networks in ONNX files, made by hand."""

from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from waldglas.bots.network import metadata
from waldglas.games import load_game

SLUG = "tiny-towns"


def write_network(
    file: Path, slug: str = SLUG, seats: int = 2, weights: float = -1.0, rounds: int = 0, **about: str
) -> Path:
    """Likes choices the better the lower their numbers are; with other weights the other way round, or not at all.

    Rounds are what it counts before it answers.
    """
    game = load_game(slug)
    actions = len(game.alphabet)
    liked = np.arange(actions, dtype="float32")[None] * np.float32(weights)
    graph = helper.make_graph(
        [
            helper.make_node("Cast", ["mask"], ["offered"], to=TensorProto.FLOAT),
            helper.make_node("Mul", ["offered", "liked"], ["wanted"]),
            helper.make_node("Loop", ["rounds", "", "wanted"], ["logits"], body=unchanged(actions)),
            helper.make_node("Cast", ["observation"], ["known"], to=TensorProto.FLOAT),
            helper.make_node("ReduceMean", ["known"], ["value"], keepdims=0, axes=[1]),
        ],
        "likes",
        [
            helper.make_tensor_value_info("observation", TensorProto.INT32, ["n", game.observation(seats).size]),
            helper.make_tensor_value_info("mask", TensorProto.UINT8, ["n", actions]),
        ],
        [
            helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["n", actions]),
            helper.make_tensor_value_info("value", TensorProto.FLOAT, ["n"]),
        ],
        [numpy_helper.from_array(liked, "liked"), numpy_helper.from_array(np.array(rounds), "rounds")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(model, metadata(game, seats) | about)
    onnx.save(model, str(file))
    return file


def unchanged(actions: int) -> onnx.GraphProto:
    """A round of counting."""
    shape = ["n", actions]
    return helper.make_graph(
        [helper.make_node("Identity", ["go_on"], ["goes_on"]), helper.make_node("Identity", ["before"], ["after"])],
        "round",
        [
            helper.make_tensor_value_info("round", TensorProto.INT64, []),
            helper.make_tensor_value_info("go_on", TensorProto.BOOL, []),
            helper.make_tensor_value_info("before", TensorProto.FLOAT, shape),
        ],
        [
            helper.make_tensor_value_info("goes_on", TensorProto.BOOL, []),
            helper.make_tensor_value_info("after", TensorProto.FLOAT, shape),
        ],
    )
