/** Keys of services that are no models: web search and catalogues of papers. They are entered and kept as keys of models are. */
export const serviceKeys = ["TAVILY_API_KEY", "BRAVE_API_KEY", "OPENALEX_API_KEY", "SEMANTIC_SCHOLAR_API_KEY"] as const;
