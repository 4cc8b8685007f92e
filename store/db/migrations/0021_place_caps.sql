ALTER TABLE "slot_hold" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "slot_hold" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "slot_hold_network" ON "slot_hold" USING btree ("network");--> statement-breakpoint
CREATE INDEX "slot_hold_device" ON "slot_hold" USING btree ("device");