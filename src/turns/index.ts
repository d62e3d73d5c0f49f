export { type Conductor, createConductor } from "./conductor.ts";
