CREATE TABLE "combo_variant" (
	"combo_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "combo_variant_combo_id_position_pk" PRIMARY KEY("combo_id","position")
);
--> statement-breakpoint
ALTER TABLE "combo_variant" ADD CONSTRAINT "combo_variant_combo_id_combo_id_fk" FOREIGN KEY ("combo_id") REFERENCES "public"."combo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combo_variant" ADD CONSTRAINT "combo_variant_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "combo_variant_variant" ON "combo_variant" USING btree ("variant_id");--> statement-breakpoint
-- A combination of which a variant was deleted cannot be sold whole: it goes.
DELETE FROM "combo" WHERE EXISTS (
	SELECT FROM jsonb_array_elements_text("combo"."variant_ids") AS part(id)
	WHERE NOT EXISTS (SELECT FROM "variant" WHERE "variant"."id" = part.id::integer)
);--> statement-breakpoint
INSERT INTO "combo_variant" ("combo_id", "variant_id", "position")
SELECT "combo"."id", part.id::integer, part.place - 1
FROM "combo", jsonb_array_elements_text("combo"."variant_ids") WITH ORDINALITY AS part(id, place);--> statement-breakpoint
ALTER TABLE "combo" DROP COLUMN "variant_ids";