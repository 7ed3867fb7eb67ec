CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF COALESCE(NEW.data, OLD.data) ->> 'sample' = 'true' THEN RETURN NULL; END IF;
  INSERT INTO untold_change (kind, id) VALUES (COALESCE(NEW.kind, OLD.kind), COALESCE(NEW.id, OLD.id))
    ON CONFLICT (kind, id) DO UPDATE SET attempts = 0, next_try = now();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON entry
  FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
INSERT INTO untold_change (kind, id) SELECT kind, id FROM entry WHERE data ->> 'sample' IS DISTINCT FROM 'true';
