export { exportBibliography } from "./bibliography/bibliography.ts";
export { type BibliographySync, syncBibliography, watchBibliography } from "./bibliography/sync-bibliography.ts";
export { clusterInThread } from "./clusters/cluster-in-thread.ts";
export { surveyLandscape } from "./clusters/survey-landscape.ts";
export { relatedOfSources } from "./connectors/related-of-sources.ts";
export { searchSources } from "./connectors/search-sources.ts";
export { paperFieldWords } from "./field-words.ts";
export { fetchFailures } from "./full-text/failures.ts";
export { createPdfFetcher, type FetchPdf } from "./full-text/fetch-pdf.ts";
export { evaluateImportance, importanceFormula, importanceUnknown } from "./importance/importance.ts";
export { createPaperIndex } from "./library/paper-index.ts";
export { storedPaperSchema } from "./library/stored-paper.ts";
export { sumOfImports } from "./library/sum-of-imports.ts";
export { exportDocument, exportNotebook } from "./notebook/export/export-notebook.ts";
export { papersBlock, plainLine, withoutFences } from "./notebook/papers-block.ts";
export type { Shelf } from "./notebook/shelf.ts";
export { createPaper } from "./paper/create-paper.ts";
export { normalArxivId, normalDoi, normalTitle } from "./paper/identity.ts";
export { mergePapers } from "./paper/merge.ts";
export { newestPapersFirst } from "./paper/newest-first.ts";
export { isOfVenue, isWrittenBy } from "./paper/of-author-and-venue.ts";
export { type Paper, paperSchema } from "./paper/paper.ts";
export {
  abstractOf,
  cardOf,
  nameOf,
  notedTitle,
  shortNameOf,
  titleOf,
  urlOf,
  venueOf,
  yearOfCsl,
} from "./paper/reading.ts";
export { papersNamedByAuthor } from "./paper/short-names.ts";
export { sourceFailures } from "./paper/source-failures.ts";
export { sourceTitle } from "./paper/source-title.ts";
export { cautionsOf, standingOf } from "./paper/standing.ts";
export { isWithinYears } from "./paper/within-years.ts";
export { answerColumn } from "./questions/answer-columns.ts";
export { aspectNames, aspectTitles } from "./questions/aspects.ts";
export { findRelated, linkedPapers } from "./related/find-related.ts";
export { createResearchService, type ResearchService } from "./research-service.ts";
export { synthesise } from "./synthesis/synthesise.ts";
