ALTER TABLE "bonus_entry" DROP CONSTRAINT "bonus_entry_once";--> statement-breakpoint
ALTER TABLE "bonus_entry" DROP COLUMN "reference";