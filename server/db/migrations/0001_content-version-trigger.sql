INSERT INTO content_version (singleton) VALUES (true);--> statement-breakpoint
CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_version SET version = version + 1;
  NOTIFY content;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON entry
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
