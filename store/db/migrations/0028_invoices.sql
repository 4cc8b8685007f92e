CREATE TABLE "credit_note" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_note_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"part_refund_id" uuid,
	"amount" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_note_part_refund_id_unique" UNIQUE("part_refund_id"),
	CONSTRAINT "credit_note_amount" CHECK ("credit_note"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_part_refund_id_part_refund_id_fk" FOREIGN KEY ("part_refund_id") REFERENCES "public"."part_refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_rest" ON "credit_note" USING btree ("order_id") WHERE "credit_note"."part_refund_id" is null;--> statement-breakpoint
-- Orders that were paid before have invoices, too, in the order they were paid in.
INSERT INTO "invoice" ("order_id", "issued_at")
	SELECT "order_id", min("at") FROM "order_transition" WHERE "state" = 'paid' GROUP BY "order_id" ORDER BY min("at");
