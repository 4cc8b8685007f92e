ALTER TABLE "cart" ADD COLUMN "every_weeks" smallint;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "first_bouquet_percent" smallint;