import { z } from "zod";

const columnName = z.string().min(1).max(200);

/**
 * What a question asks of a table: a model or the exact words of a question fill it, and code computes it over all rows.
 * Every field is required, as strict structured outputs want it.
 */
export const tableQuerySchema = z.object({
  table: z.string().max(400).describe("The table's name, as it is listed"),
  select: z
    .array(
      z.object({
        column: columnName.nullable().describe("A column's name as the table has it; null only to count rows"),
        fold: z
          .enum(["each", "sum", "mean", "max", "min", "count", "distinct"])
          .describe("each: the cells as they stand; distinct: how many different cells"),
      }),
    )
    .min(1)
    .max(12),
  where: z
    .array(
      z.object({
        column: columnName,
        is: z.enum(["=", "!=", ">", ">=", "<", "<=", "contains"]),
        value: z.string().max(200).describe("A cell as the table writes it, a number, or a day as 2026-03-05"),
      }),
    )
    .max(8)
    .describe("All of these must hold; none chooses every row"),
  group: z.array(columnName).max(3).describe("One row of the result for each of these columns' values"),
  order: z
    .object({
      column: columnName,
      fold: z.enum(["each", "sum", "mean", "max", "min", "count", "distinct"]),
      descending: z.boolean(),
    })
    .nullable(),
  limit: z.number().int().min(1).max(200).nullable().describe("How many rows of the result; null for all, at most 200"),
});

export type TableQuery = z.infer<typeof tableQuerySchema>;
export type Fold = TableQuery["select"][number]["fold"];
export type RowCondition = TableQuery["where"][number];
