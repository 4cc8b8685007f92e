ALTER TABLE "page" ADD COLUMN "image_name" text;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_image" CHECK (("page"."image_name" is null) = ("page"."image_alt" is null));