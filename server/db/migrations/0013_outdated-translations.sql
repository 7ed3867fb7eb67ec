CREATE TABLE "outdated_translation" (
	"kind" text NOT NULL,
	"entry" text NOT NULL,
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "outdated_translation_kind_entry_path_pk" PRIMARY KEY("kind","entry","path")
);
--> statement-breakpoint
CREATE INDEX "outdated_translation_kind_locale_entry_index" ON "outdated_translation" USING btree ("kind","locale","entry");