import { z } from "zod";
import { CompareShape } from "#config/compare.ts";
import { validatorModule } from "./validators.ts";

/** The zod shape of the compare config as one plain function that says yes or no, for a program that loads no zod. */
export function configCheck(): string {
  const { $schema: _, ...shape } = z.toJSONSchema(CompareShape, { io: "input" });
  const schema = { $id: "compare-config", ...shape };
  return validatorModule([schema], { isCompareConfig: schema.$id }, "src/config/compare.ts");
}
