BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('2');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16), 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES(1,'7s3hp4c2xe',0,'Ada','A fine game',1794958002);
CREATE TABLE drafts (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	token VARCHAR(60) NOT NULL, 
	PRIMARY KEY (table_id, seat, place), 
	FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE holdings (
	visitor VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (visitor, table_id, seat), 
	FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE, 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holdings" VALUES('fa893f0ac3d26cbf976a39ae7688202e947564e69e943ca2695d5fb90e33b15e','knkar6kjeu',0);
INSERT INTO "holdings" VALUES('6e5a2ba533fc32329c91eee1605b611bb729d29e48a31fcb1e6743aaf880ffb5','xuujrjtbz2',0);
INSERT INTO "holdings" VALUES('a60c6bbefc309c287e6233d403c3eeb3e440a1cf5b7960c0ee98bc02e3b32229','346du4mtq3',0);
INSERT INTO "holdings" VALUES('d27ddc45a1eac131be4b1b80f24b1323f84fd2f8a123b8c8ddb713172f6b46b4','dhepr5bnz6',0);
INSERT INTO "holdings" VALUES('5c0f7311e061bf13f92f22046154e1bde448f9e369538048c8176ec808036f38','7s3hp4c2xe',0);
CREATE TABLE moves (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	token VARCHAR(60) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('knkar6kjeu',0,0,'call:stone');
INSERT INTO "moves" VALUES('knkar6kjeu',1,0,'at:a3');
INSERT INTO "moves" VALUES('knkar6kjeu',2,1,'at:d3');
INSERT INTO "moves" VALUES('knkar6kjeu',3,1,'call:stone');
INSERT INTO "moves" VALUES('knkar6kjeu',4,0,'at:a1');
INSERT INTO "moves" VALUES('knkar6kjeu',5,1,'at:c4');
INSERT INTO "moves" VALUES('knkar6kjeu',6,0,'call:glass');
INSERT INTO "moves" VALUES('knkar6kjeu',7,0,'at:c4');
INSERT INTO "moves" VALUES('knkar6kjeu',8,1,'at:d1');
INSERT INTO "moves" VALUES('knkar6kjeu',9,1,'call:wood');
INSERT INTO "moves" VALUES('knkar6kjeu',10,0,'at:d1');
INSERT INTO "moves" VALUES('knkar6kjeu',11,1,'at:b1');
INSERT INTO "moves" VALUES('knkar6kjeu',12,0,'call:brick');
INSERT INTO "moves" VALUES('knkar6kjeu',13,0,'at:c3');
INSERT INTO "moves" VALUES('knkar6kjeu',14,1,'at:b2');
INSERT INTO "moves" VALUES('knkar6kjeu',15,1,'call:glass');
INSERT INTO "moves" VALUES('xuujrjtbz2',0,0,'card:woodcutter');
INSERT INTO "moves" VALUES('xuujrjtbz2',1,0,'card:fuel_collector');
INSERT INTO "moves" VALUES('xuujrjtbz2',2,1,'card:supplier');
INSERT INTO "moves" VALUES('xuujrjtbz2',3,1,'card:fuel_collector');
INSERT INTO "moves" VALUES('xuujrjtbz2',4,1,'card:water_carrier');
INSERT INTO "moves" VALUES('xuujrjtbz2',5,1,'one');
INSERT INTO "moves" VALUES('xuujrjtbz2',6,1,'from:brick');
INSERT INTO "moves" VALUES('xuujrjtbz2',7,1,'take:0');
INSERT INTO "moves" VALUES('xuujrjtbz2',8,1,'take:0');
INSERT INTO "moves" VALUES('xuujrjtbz2',9,0,'one');
INSERT INTO "moves" VALUES('xuujrjtbz2',10,0,'from:glass');
INSERT INTO "moves" VALUES('xuujrjtbz2',11,0,'take:1');
INSERT INTO "moves" VALUES('xuujrjtbz2',12,0,'take:1');
INSERT INTO "moves" VALUES('xuujrjtbz2',13,0,'card:fuel_collector');
INSERT INTO "moves" VALUES('xuujrjtbz2',14,0,'other');
INSERT INTO "moves" VALUES('xuujrjtbz2',15,0,'take:2');
INSERT INTO "moves" VALUES('xuujrjtbz2',16,1,'one');
INSERT INTO "moves" VALUES('xuujrjtbz2',17,1,'on:brick');
INSERT INTO "moves" VALUES('xuujrjtbz2',18,1,'take:1');
INSERT INTO "moves" VALUES('xuujrjtbz2',19,1,'card:supplier');
INSERT INTO "moves" VALUES('xuujrjtbz2',20,1,'pass');
INSERT INTO "moves" VALUES('346du4mtq3',0,0,'village:v5');
INSERT INTO "moves" VALUES('346du4mtq3',1,1,'to:v5-2');
INSERT INTO "moves" VALUES('346du4mtq3',2,0,'to:v3-4');
INSERT INTO "moves" VALUES('346du4mtq3',3,0,'visit:farmhand:2');
INSERT INTO "moves" VALUES('346du4mtq3',4,0,'at:m-d3');
INSERT INTO "moves" VALUES('346du4mtq3',5,0,'done');
INSERT INTO "moves" VALUES('346du4mtq3',6,1,'to:v5-1');
INSERT INTO "moves" VALUES('346du4mtq3',7,1,'visit:woodworker');
INSERT INTO "moves" VALUES('346du4mtq3',8,1,'at:m-d2');
INSERT INTO "moves" VALUES('346du4mtq3',9,1,'take:wood');
INSERT INTO "moves" VALUES('346du4mtq3',10,1,'build:bar');
INSERT INTO "moves" VALUES('346du4mtq3',11,1,'at:m-d1');
INSERT INTO "moves" VALUES('346du4mtq3',12,1,'take:meat');
INSERT INTO "moves" VALUES('346du4mtq3',13,1,'visit:butcher:1');
INSERT INTO "moves" VALUES('346du4mtq3',14,0,'to:v4-3');
INSERT INTO "moves" VALUES('346du4mtq3',15,0,'provisions:0-2');
INSERT INTO "moves" VALUES('346du4mtq3',16,0,'visit:glass_miller');
INSERT INTO "moves" VALUES('346du4mtq3',17,0,'done');
INSERT INTO "moves" VALUES('346du4mtq3',18,1,'to:v3-2');
INSERT INTO "moves" VALUES('346du4mtq3',19,1,'at:m-a1');
INSERT INTO "moves" VALUES('dhepr5bnz6',0,1,'take:b:brown');
INSERT INTO "moves" VALUES('dhepr5bnz6',1,0,'take:a:yellow');
INSERT INTO "moves" VALUES('dhepr5bnz6',2,1,'take:b:black');
INSERT INTO "moves" VALUES('dhepr5bnz6',3,0,'take:a:black');
INSERT INTO "moves" VALUES('dhepr5bnz6',4,0,'farmer:yellow1');
INSERT INTO "moves" VALUES('dhepr5bnz6',5,0,'farmhand:none');
INSERT INTO "moves" VALUES('dhepr5bnz6',6,1,'farmer:none');
INSERT INTO "moves" VALUES('dhepr5bnz6',7,1,'farmhand:black1');
INSERT INTO "moves" VALUES('dhepr5bnz6',8,0,'work:farmer');
INSERT INTO "moves" VALUES('dhepr5bnz6',9,1,'done');
INSERT INTO "moves" VALUES('dhepr5bnz6',10,0,'take:b:yellow');
INSERT INTO "moves" VALUES('dhepr5bnz6',11,1,'take:a:black');
INSERT INTO "moves" VALUES('dhepr5bnz6',12,0,'take:b:black');
INSERT INTO "moves" VALUES('dhepr5bnz6',13,1,'pass');
INSERT INTO "moves" VALUES('dhepr5bnz6',14,0,'farmer:black1');
INSERT INTO "moves" VALUES('dhepr5bnz6',15,0,'farmhand:yellow4');
INSERT INTO "moves" VALUES('dhepr5bnz6',16,0,'digger:none');
INSERT INTO "moves" VALUES('dhepr5bnz6',17,1,'farmer:none');
INSERT INTO "moves" VALUES('dhepr5bnz6',18,1,'farmhand:black2');
INSERT INTO "moves" VALUES('dhepr5bnz6',19,1,'work:farmhand');
INSERT INTO "moves" VALUES('dhepr5bnz6',20,1,'coal');
INSERT INTO "moves" VALUES('dhepr5bnz6',21,1,'coal');
INSERT INTO "moves" VALUES('7s3hp4c2xe',0,0,'card:stone');
INSERT INTO "moves" VALUES('7s3hp4c2xe',1,0,'at:a3');
INSERT INTO "moves" VALUES('7s3hp4c2xe',2,0,'card:wheat');
INSERT INTO "moves" VALUES('7s3hp4c2xe',3,0,'at:b4');
INSERT INTO "moves" VALUES('7s3hp4c2xe',4,0,'card:wood');
INSERT INTO "moves" VALUES('7s3hp4c2xe',5,0,'at:d4');
INSERT INTO "moves" VALUES('7s3hp4c2xe',6,0,'card:glass');
INSERT INTO "moves" VALUES('7s3hp4c2xe',7,0,'at:c4');
INSERT INTO "moves" VALUES('7s3hp4c2xe',8,0,'card:wood');
INSERT INTO "moves" VALUES('7s3hp4c2xe',9,0,'at:d3');
INSERT INTO "moves" VALUES('7s3hp4c2xe',10,0,'card:wheat');
INSERT INTO "moves" VALUES('7s3hp4c2xe',11,0,'at:c1');
INSERT INTO "moves" VALUES('7s3hp4c2xe',12,0,'card:brick');
INSERT INTO "moves" VALUES('7s3hp4c2xe',13,0,'at:c2');
INSERT INTO "moves" VALUES('7s3hp4c2xe',14,0,'card:glass');
INSERT INTO "moves" VALUES('7s3hp4c2xe',15,0,'at:a2');
INSERT INTO "moves" VALUES('7s3hp4c2xe',16,0,'card:brick');
INSERT INTO "moves" VALUES('7s3hp4c2xe',17,0,'at:b1');
INSERT INTO "moves" VALUES('7s3hp4c2xe',18,0,'card:stone');
INSERT INTO "moves" VALUES('7s3hp4c2xe',19,0,'at:d1');
INSERT INTO "moves" VALUES('7s3hp4c2xe',20,0,'card:wood');
INSERT INTO "moves" VALUES('7s3hp4c2xe',21,0,'at:a4');
INSERT INTO "moves" VALUES('7s3hp4c2xe',22,0,'done');
INSERT INTO "moves" VALUES('7s3hp4c2xe',23,0,'card:brick');
INSERT INTO "moves" VALUES('7s3hp4c2xe',24,0,'at:d2');
INSERT INTO "moves" VALUES('7s3hp4c2xe',25,0,'done');
INSERT INTO "moves" VALUES('7s3hp4c2xe',26,0,'card:glass');
INSERT INTO "moves" VALUES('7s3hp4c2xe',27,0,'at:b2');
INSERT INTO "moves" VALUES('7s3hp4c2xe',28,0,'done');
INSERT INTO "moves" VALUES('7s3hp4c2xe',29,0,'card:wheat');
INSERT INTO "moves" VALUES('7s3hp4c2xe',30,0,'at:c3');
INSERT INTO "moves" VALUES('7s3hp4c2xe',31,0,'build:tavern:c2-d2-b2');
INSERT INTO "moves" VALUES('7s3hp4c2xe',32,0,'at:c2');
INSERT INTO "moves" VALUES('7s3hp4c2xe',33,0,'done');
INSERT INTO "moves" VALUES('7s3hp4c2xe',34,0,'card:wheat');
INSERT INTO "moves" VALUES('7s3hp4c2xe',35,0,'at:a1');
INSERT INTO "moves" VALUES('7s3hp4c2xe',36,0,'done');
INSERT INTO "moves" VALUES('7s3hp4c2xe',37,0,'card:wood');
INSERT INTO "moves" VALUES('7s3hp4c2xe',38,0,'at:b2');
INSERT INTO "moves" VALUES('7s3hp4c2xe',39,0,'done');
INSERT INTO "moves" VALUES('7s3hp4c2xe',40,0,'card:glass');
INSERT INTO "moves" VALUES('7s3hp4c2xe',41,0,'at:b3');
INSERT INTO "moves" VALUES('7s3hp4c2xe',42,0,'build:well:a4-a3');
INSERT INTO "moves" VALUES('7s3hp4c2xe',43,0,'at:a3');
INSERT INTO "moves" VALUES('7s3hp4c2xe',44,0,'card:wood');
INSERT INTO "moves" VALUES('7s3hp4c2xe',45,0,'at:d2');
INSERT INTO "moves" VALUES('7s3hp4c2xe',46,0,'done');
INSERT INTO "moves" VALUES('7s3hp4c2xe',47,0,'card:stone');
INSERT INTO "moves" VALUES('7s3hp4c2xe',48,0,'build:well:d2-d1');
INSERT INTO "moves" VALUES('7s3hp4c2xe',49,0,'at:d1');
INSERT INTO "moves" VALUES('7s3hp4c2xe',50,0,'card:brick');
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(20) NOT NULL, 
	token VARCHAR(64), 
	invite VARCHAR(64), 
	decision BIGINT NOT NULL, 
	auto_confirm BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	UNIQUE (token), 
	UNIQUE (invite)
);
INSERT INTO "seats" VALUES('knkar6kjeu',0,'human','Ada','','e073482c49fdcd19c75a8a6a11e4775e52954029e3007e74eb54b8012ff38159',NULL,0,0);
INSERT INTO "seats" VALUES('knkar6kjeu',1,'human','Ben','','4322e181237414fde29952b512c4767356ab318c8c6364097f9bcded2e9772aa',NULL,0,0);
INSERT INTO "seats" VALUES('xuujrjtbz2',0,'human','Ada','','42780a6649f7530b2c6334da68e9fe3f936b32eb8751e90180dc86ce1e712ec1',NULL,0,0);
INSERT INTO "seats" VALUES('xuujrjtbz2',1,'human','Ben','','ace5274aa5e28f3e7376066834a351ba361645fc48d486778997425ec0580ccf',NULL,0,0);
INSERT INTO "seats" VALUES('346du4mtq3',0,'human','Ada','','30fc67b7c58ec0dd337335680f350c5111efe1b27cde8c476387eeb3afdf1c4d',NULL,0,0);
INSERT INTO "seats" VALUES('346du4mtq3',1,'human','Ben','','69e94bb7843d1a8fbc4c91643343aacf30680750f2be03b3d13501f741a6a813',NULL,0,0);
INSERT INTO "seats" VALUES('dhepr5bnz6',0,'human','Ada','','2902cdf114baead007e09f045b935760cc4967b21fa155da95f50c1226bb94b1',NULL,0,0);
INSERT INTO "seats" VALUES('dhepr5bnz6',1,'human','Ben','','b27efd96a26348e55315134c18a1b80cd4464399f1fadbb01a1d72e2e1637334',NULL,0,0);
INSERT INTO "seats" VALUES('7s3hp4c2xe',0,'human','Ada','',NULL,NULL,0,0);
CREATE TABLE servers (
	id VARCHAR(32) NOT NULL, 
	beat BIGINT NOT NULL, 
	here TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE "tables" (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(80) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	facts VARCHAR(16) NOT NULL, 
	changed_facts TEXT NOT NULL, 
	host VARCHAR(64), 
	public BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	ended BIGINT, 
	version BIGINT NOT NULL, 
	origin VARCHAR(64), 
	keeper VARCHAR(32), 
	bots_turn BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES visitors (id) ON DELETE SET NULL
);
INSERT INTO "tables" VALUES('knkar6kjeu','tiny-towns','{"caller": "master-builder"}','5',2,'fd814f895fa66ce9','{}','fa893f0ac3d26cbf976a39ae7688202e947564e69e943ca2695d5fb90e33b15e',0,1794957997,NULL,0,NULL,'9a87898ca22dddbe',1);
INSERT INTO "tables" VALUES('xuujrjtbz2','glass-road','{"introductory": "no", "long": "no", "narrow": "no", "start-touches": "yes", "tavern": "repeated"}','5',2,'42d88322208534a1','{}','6e5a2ba533fc32329c91eee1605b611bb729d29e48a31fcb1e6743aaf880ffb5',0,1794957999,NULL,0,NULL,'9a87898ca22dddbe',1);
INSERT INTO "tables" VALUES('346du4mtq3','black-forest','{"first_game": "no", "turn_limit": "100"}','5',2,'bf80f7aa578ce851','{}','a60c6bbefc309c287e6233d403c3eeb3e440a1cf5b7960c0ee98bc02e3b32229',0,1794958000,NULL,0,NULL,'9a87898ca22dddbe',1);
INSERT INTO "tables" VALUES('dhepr5bnz6','haspelknecht','{"layout": "first", "planning": "together", "buildings": "no", "farmhand": "no", "lamp": "any-taking", "pickaxe": "at-once", "new-goods": "yes", "late-timber": "no"}','5',2,'503891f5c9fb01fe','{}','d27ddc45a1eac131be4b1b80f24b1323f84fd2f8a123b8c8ddb713172f6b46b4',0,1794958001,NULL,0,NULL,'9a87898ca22dddbe',1);
INSERT INTO "tables" VALUES('7s3hp4c2xe','tiny-towns','{"caller": "cards"}','5',2,'fd814f895fa66ce9','{}','5c0f7311e061bf13f92f22046154e1bde448f9e369538048c8176ec808036f38',0,1794958001,1794958001,1,NULL,'9a87898ca22dddbe',1);
CREATE TABLE visitors (
	id VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "visitors" VALUES('fa893f0ac3d26cbf976a39ae7688202e947564e69e943ca2695d5fb90e33b15e',1794957996);
INSERT INTO "visitors" VALUES('6e5a2ba533fc32329c91eee1605b611bb729d29e48a31fcb1e6743aaf880ffb5',1794957998);
INSERT INTO "visitors" VALUES('a60c6bbefc309c287e6233d403c3eeb3e440a1cf5b7960c0ee98bc02e3b32229',1794957999);
INSERT INTO "visitors" VALUES('d27ddc45a1eac131be4b1b80f24b1323f84fd2f8a123b8c8ddb713172f6b46b4',1794958000);
INSERT INTO "visitors" VALUES('5c0f7311e061bf13f92f22046154e1bde448f9e369538048c8176ec808036f38',1794958001);
CREATE INDEX chat_by_table ON chat (table_id, id);
CREATE INDEX holdings_by_table ON holdings (table_id);
CREATE INDEX tables_by_end ON tables (ended, created);
COMMIT;
