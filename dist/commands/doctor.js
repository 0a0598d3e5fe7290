import { a as run, i as inventoryText, r as inventory } from "../shared/run.js";

export { inventory, inventoryText, run };