export { readDateForms } from "./forms/read-date-forms.ts";
export { dateQuerySchema } from "./query/date-query.ts";
export { timeTool } from "./time-tool.ts";
