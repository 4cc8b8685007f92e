ALTER TABLE "product" ADD COLUMN "alcohol" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "vat_rate" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_vat_rate" CHECK ("product"."vat_rate" in (0, 5, 20));--> statement-breakpoint
-- What is in the shop already: bottles and boxes with one, and food that is free of VAT.
UPDATE "product" SET "alcohol" = true WHERE exists (
	SELECT FROM "picture" WHERE "picture"."real_id" = "product"."real_id"
	AND ("drawing"->>'item' IN ('prosecco', 'champagne', 'wine') OR "drawing"->'items' ?| array['prosecco', 'champagne', 'wine'])
);--> statement-breakpoint
UPDATE "product" SET "vat_rate" = 0 WHERE "kind" = 'gift-card' OR ("kind" = 'gift' AND exists (
	SELECT FROM "picture" WHERE "picture"."real_id" = "product"."real_id" AND "drawing"->>'item' IN ('tea', 'honey', 'biscuits', 'macarons')
));
