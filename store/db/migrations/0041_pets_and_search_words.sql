ALTER TABLE "facet_value" DROP CONSTRAINT "facet_value_facet";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "cat_toxicity" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "dog_toxicity" text;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD COLUMN "pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_cat_toxicity" CHECK ("product"."cat_toxicity" in ('none', 'mild', 'severe', 'deadly'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_dog_toxicity" CHECK ("product"."dog_toxicity" in ('none', 'mild', 'severe', 'deadly'));--> statement-breakpoint
ALTER TABLE "facet_value" ADD CONSTRAINT "facet_value_facet" CHECK ("facet_value"."facet" in ('colour', 'stem', 'size', 'occasion', 'recipient', 'same_day', 'cat_safe', 'dog_safe', 'price'));