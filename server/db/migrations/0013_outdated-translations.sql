CREATE TABLE "outdated_translation" (
	"kind" text NOT NULL,
	"entry" text NOT NULL,
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "outdated_translation_kind_entry_path_pk" PRIMARY KEY("kind","entry","path")
);
--> statement-breakpoint
ALTER TABLE "entry_listing" ADD COLUMN "outdated" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_listing" ALTER COLUMN "outdated" DROP DEFAULT;--> statement-breakpoint
CREATE FUNCTION outdated_locales(of_kind text, id text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT DISTINCT locale FROM outdated_translation WHERE kind = of_kind AND entry = id ORDER BY locale)
$$;--> statement-breakpoint
CREATE FUNCTION list_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE entry_listing AS listing SET outdated = outdated_locales(listing.kind, listing.id)
    FROM (SELECT DISTINCT kind, entry FROM changed) AS changed
    WHERE listing.kind = changed.kind AND listing.id = changed.entry;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER list_new_outdated AFTER INSERT ON outdated_translation
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION list_outdated();--> statement-breakpoint
CREATE TRIGGER list_former_outdated AFTER DELETE ON outdated_translation
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION list_outdated();--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM entry_listing WHERE kind = OLD.kind AND id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO entry_listing
      SELECT NEW.kind, NEW.id, summary.*, NEW.updated, filled_fields(NEW.data), outdated_locales(NEW.kind, NEW.id)
      FROM entry_summary(NEW.id, NEW.data) AS summary;
  END IF;
  RETURN NULL;
END $$;
