CREATE TABLE "catalogue_entry" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"keys" integer[] NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title)) STORED NOT NULL,
	"popularity" integer NOT NULL,
	"price" integer NOT NULL,
	"created_on" date NOT NULL,
	"active" boolean NOT NULL,
	"colours" integer NOT NULL,
	"stems" integer NOT NULL,
	"occasions" integer NOT NULL,
	"traits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_count" (
	"collection_id" integer NOT NULL,
	"facet_value_id" smallint NOT NULL,
	"products" integer NOT NULL,
	"min_price" integer NOT NULL,
	"max_price" integer NOT NULL,
	CONSTRAINT "facet_count_collection_id_facet_value_id_pk" PRIMARY KEY("collection_id","facet_value_id")
);
--> statement-breakpoint
CREATE TABLE "facet_value" (
	"id" smallint PRIMARY KEY NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"title" text NOT NULL,
	"bit" smallint NOT NULL,
	"position" smallint NOT NULL,
	"price_from" integer,
	"price_to" integer,
	CONSTRAINT "facet_value_name" UNIQUE("facet","value")
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"session_id" uuid NOT NULL,
	"phrase" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_history_session_id_phrase_pk" PRIMARY KEY("session_id","phrase")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"phrase" text PRIMARY KEY NOT NULL,
	"means" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"term" text PRIMARY KEY NOT NULL,
	"collection_id" integer,
	"facet_value_id" smallint
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_file" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"delete_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submission" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form" text NOT NULL,
	"digest" text NOT NULL,
	"fields" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_submission_once" UNIQUE("form","digest")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"topic" text NOT NULL,
	"published_on" date NOT NULL,
	"updated_on" date NOT NULL,
	"image_name" text NOT NULL,
	"image_alt" text NOT NULL,
	"collection_slug" text NOT NULL,
	CONSTRAINT "article_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"heading" text NOT NULL,
	"lead" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"updated_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"rules" text NOT NULL,
	"collection_slug" text NOT NULL,
	"image_name" text NOT NULL,
	"image_alt" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"position" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_title_likeness";--> statement-breakpoint
DROP INDEX "collection_product_popularity";--> statement-breakpoint
DROP INDEX "collection_product_price";--> statement-breakpoint
DROP INDEX "collection_product_newest";--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "updated_on" date DEFAULT '2026-11-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_product" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_product" ADD COLUMN "colours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_product" ADD COLUMN "stems" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_product" ADD COLUMN "occasions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_product" ADD COLUMN "traits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "updated_on" date DEFAULT '2026-11-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_entry" ADD CONSTRAINT "catalogue_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_count" ADD CONSTRAINT "facet_count_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_count" ADD CONSTRAINT "facet_count_facet_value_id_facet_value_id_fk" FOREIGN KEY ("facet_value_id") REFERENCES "public"."facet_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_term" ADD CONSTRAINT "search_term_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_term" ADD CONSTRAINT "search_term_facet_value_id_facet_value_id_fk" FOREIGN KEY ("facet_value_id") REFERENCES "public"."facet_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_file" ADD CONSTRAINT "form_file_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_entry_keys" ON "catalogue_entry" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "catalogue_entry_words" ON "catalogue_entry" USING gin ("words");--> statement-breakpoint
CREATE INDEX "catalogue_entry_title" ON "catalogue_entry" USING btree (lower(title));--> statement-breakpoint
CREATE INDEX "catalogue_entry_popularity" ON "catalogue_entry" USING btree ("popularity","product_id","price","created_on","colours","stems","occasions","traits") WHERE active;--> statement-breakpoint
CREATE INDEX "search_word_likeness" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "form_file_expiry" ON "form_file" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "form_submission_newest" ON "form_submission" USING btree ("form","submitted_at");--> statement-breakpoint
CREATE INDEX "article_published" ON "article" USING btree ("published_on","id");--> statement-breakpoint
CREATE INDEX "article_topic" ON "article" USING btree ("topic","published_on");--> statement-breakpoint
CREATE INDEX "promotion_position" ON "promotion" USING btree ("position");--> statement-breakpoint
CREATE INDEX "product_gift_card" ON "product" USING btree ("price","id") WHERE kind = 'gift-card';--> statement-breakpoint
CREATE INDEX "collection_product_popularity" ON "collection_product" USING btree ("collection_id","popularity","product_id","price","colours","stems","occasions","traits") WHERE active;--> statement-breakpoint
CREATE INDEX "collection_product_price" ON "collection_product" USING btree ("collection_id","price","product_id","popularity","created_on","colours","stems","occasions","traits") WHERE active;--> statement-breakpoint
CREATE INDEX "collection_product_newest" ON "collection_product" USING btree ("collection_id","created_on","product_id","price","colours","stems","occasions","traits") WHERE active;--> statement-breakpoint
CREATE FUNCTION facet_mask(facet text, colours int, stems int, occasions int, traits int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE facet WHEN 'colour' THEN colours WHEN 'stem' THEN stems WHEN 'occasion' THEN occasions ELSE traits END
$$;--> statement-breakpoint
-- Counts follow the memberships, whoever changes them: an insert, update or delete of any size is one round of sums.
CREATE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS changed_member (collection_id int, price int, colours int, stems int, occasions int, traits int, n int) ON COMMIT DELETE ROWS;
  TRUNCATE changed_member;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO changed_member SELECT collection_id, price, colours, stems, occasions, traits, -1 FROM old_members WHERE active;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO changed_member SELECT collection_id, price, colours, stems, occasions, traits, 1 FROM new_members WHERE active;
  END IF;
  INSERT INTO facet_count AS kept (collection_id, facet_value_id, products, min_price, max_price)
    SELECT m.collection_id, v.id, sum(m.n), min(m.price), max(m.price)
    FROM changed_member m JOIN collection c ON c.id = m.collection_id
      JOIN facet_value v ON facet_mask(v.facet, m.colours, m.stems, m.occasions, m.traits) & (1 << v.bit) <> 0
    GROUP BY m.collection_id, v.id ORDER BY m.collection_id, v.id
    ON CONFLICT (collection_id, facet_value_id) DO UPDATE SET products = kept.products + excluded.products,
      min_price = least(kept.min_price, excluded.min_price), max_price = greatest(kept.max_price, excluded.max_price);
  UPDATE collection SET product_count = product_count + changed.n
    FROM (SELECT collection_id, sum(n) AS n FROM changed_member GROUP BY collection_id HAVING sum(n) <> 0) AS changed
    WHERE collection.id = changed.collection_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER members_inserted AFTER INSERT ON collection_product REFERENCING NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION count_members();--> statement-breakpoint
CREATE TRIGGER members_updated AFTER UPDATE ON collection_product REFERENCING OLD TABLE AS old_members NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION count_members();--> statement-breakpoint
CREATE TRIGGER members_deleted AFTER DELETE ON collection_product REFERENCING OLD TABLE AS old_members FOR EACH STATEMENT EXECUTE FUNCTION count_members();--> statement-breakpoint
-- What listings sort and narrow by is copied beside the memberships: a change to a product changes its copies.
CREATE FUNCTION copy_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own int;
  band int;
BEGIN
  SELECT coalesce(bit_or(1 << bit), 0) INTO own FROM facet_value WHERE facet IN ('price', 'same_day');
  SELECT coalesce(bit_or(1 << bit), 0) INTO band FROM facet_value
    WHERE (facet = 'price' AND new.price BETWEEN price_from AND price_to) OR (facet = 'same_day' AND new.same_day);
  UPDATE collection_product SET price = new.price, popularity = new.popularity, created_on = new.created_on,
    active = new.active, traits = (traits & ~own) | band WHERE product_id = new.id;
  UPDATE catalogue_entry SET title = new.title, price = new.price, popularity = new.popularity, created_on = new.created_on,
    active = new.active, traits = (traits & ~own) | band WHERE product_id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_changed AFTER UPDATE OF title, price, popularity, created_on, active, same_day ON product FOR EACH ROW
  WHEN ((old.title, old.price, old.popularity, old.created_on, old.active, old.same_day) IS DISTINCT FROM (new.title, new.price, new.popularity, new.created_on, new.active, new.same_day))
  EXECUTE FUNCTION copy_product();
