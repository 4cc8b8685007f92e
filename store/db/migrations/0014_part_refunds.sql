CREATE TABLE "part_refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "part_refund_amount" CHECK ("part_refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "part_refund" ADD CONSTRAINT "part_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_refund_payment" ON "part_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "part_refund_untold" ON "part_refund" USING btree ("refunded_at") WHERE "part_refund"."told_at" is null and "part_refund"."refunded_at" is not null;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD CONSTRAINT "sandbox_charge_key" UNIQUE("ref","key");