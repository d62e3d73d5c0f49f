export { readDateForms } from "./forms/read-date-forms.ts";
export { type ComputedDates, computeDates } from "./query/compute-dates.ts";
export { type DateQuery, dateQuerySchema } from "./query/date-query.ts";
export { timeTool } from "./time-tool.ts";
export { zoneNamedIn } from "./zones.ts";
