CREATE TABLE "sync" (
	"kind" text NOT NULL,
	"entry" text NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "sync_kind_entry_pk" PRIMARY KEY("kind","entry")
);
