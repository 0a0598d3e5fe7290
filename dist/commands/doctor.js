import { c as run, o as inventory, s as inventoryText } from "../shared/run.js";

export { inventory, inventoryText, run };