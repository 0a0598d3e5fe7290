import { a as inventory, o as inventoryText, s as run } from "../shared/run.js";

export { inventory, inventoryText, run };