ALTER TABLE "project" ADD COLUMN "callsheet_layout" jsonb DEFAULT '{"columns":[],"hiddenBlocks":[]}'::jsonb NOT NULL;
--> statement-breakpoint
UPDATE "callsheet_version" SET "sheet" = jsonb_set(
  "sheet" || '{"hiddenBlocks": []}',
  '{columns}',
  (SELECT jsonb_agg("column" || '{"width": "usual"}' ORDER BY "at") FROM jsonb_array_elements("sheet"->'columns') WITH ORDINALITY AS "columns"("column", "at"))
);
