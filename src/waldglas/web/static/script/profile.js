// Passkeys: the browser makes one or signs with one, and the server checks it. Without this script the code is the way in.

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body ?? {}),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error);
  return said;
}

/** What the browser made, as the server reads it. */
function written(credential) {
  const response = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"])
    if (credential.response[part]) response[part] = text(credential.response[part]);
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response };
}

async function register() {
  const asked = await post("/api/me/passkeys/options");
  asked.challenge = bytes(asked.challenge);
  asked.user.id = bytes(asked.user.id);
  for (const known of asked.excludeCredentials ?? []) known.id = bytes(known.id);
  const made = await navigator.credentials.create({ publicKey: asked });
  await post("/api/me/passkeys", { credential: written(made) });
}

async function signIn() {
  const asked = await post("/api/sign-in/options");
  asked.challenge = bytes(asked.challenge);
  for (const known of asked.allowCredentials ?? []) known.id = bytes(known.id);
  const signed = await navigator.credentials.get({ publicKey: asked });
  await post("/api/sign-in/passkey", { credential: written(signed) });
}

const ways = { register, "sign-in": signIn };

for (const button of document.querySelectorAll("[data-passkey]")) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await ways[button.dataset.passkey]();
      location.assign("/me");
    } catch (error) {
      say(error instanceof DOMException || error instanceof TypeError ? button.dataset.failed : error.message);
      button.disabled = false;
    }
  });
}

function say(words) {
  const toast = document.getElementById("toast");
  toast.textContent = words;
  toast.hidden = false;
}
