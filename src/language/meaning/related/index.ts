import { readInPieces } from "../../in-pieces.ts";
import { englishContractTalk } from "./en-contract-talk.ts";
import { englishEverydayActs } from "./en-everyday-acts.ts";
import { englishFormsAndMoney } from "./en-forms-and-money.ts";
import { englishJobsSchoolAndEvents } from "./en-jobs-school-and-events.ts";
import { englishKoreanKeptPapers } from "./en-ko-kept-papers.ts";
import { englishKoreanRelated } from "./en-ko-related.ts";
import { englishManualsTripsAndNotes } from "./en-manuals-trips-and-notes.ts";
import { englishMeetingsAndReports } from "./en-meetings-and-reports.ts";
import { englishNamedThings } from "./en-named-things.ts";
import { englishRelated } from "./en-related.ts";
import { englishWaysOfAsking } from "./en-ways-of-asking.ts";
import { koreanContractTalk } from "./ko-contract-talk.ts";
import { koreanEnglishKeptPapers } from "./ko-en-kept-papers.ts";
import { koreanEnglishRelated } from "./ko-en-related.ts";
import { koreanEverydayActs } from "./ko-everyday-acts.ts";
import { koreanFormsAndCertificates } from "./ko-forms-and-certificates.ts";
import { koreanHomesTripsAndShops } from "./ko-homes-trips-and-shops.ts";
import { koreanJobsAndRosters } from "./ko-jobs-and-rosters.ts";
import { koreanManualsAndLabs } from "./ko-manuals-and-labs.ts";
import { koreanMedicalNotes } from "./ko-medical-notes.ts";
import { koreanMeetingsAndReports } from "./ko-meetings-and-reports.ts";
import { koreanMoneyPapers } from "./ko-money-papers.ts";
import { koreanNamedThings } from "./ko-named-things.ts";
import { koreanRelated } from "./ko-related.ts";
import { koreanSchoolAndEvents } from "./ko-school-and-events.ts";
import { koreanWaysOfAsking } from "./ko-ways-of-asking.ts";
import { readRelatedWords } from "./related-words.ts";

export type { Reminded } from "./related-words.ts";

const tables = [
  koreanRelated,
  koreanNamedThings,
  koreanWaysOfAsking,
  koreanEverydayActs,
  koreanContractTalk,
  koreanMeetingsAndReports,
  koreanFormsAndCertificates,
  koreanMoneyPapers,
  koreanJobsAndRosters,
  koreanSchoolAndEvents,
  koreanManualsAndLabs,
  koreanHomesTripsAndShops,
  koreanMedicalNotes,
  englishRelated,
  englishNamedThings,
  englishWaysOfAsking,
  englishEverydayActs,
  englishContractTalk,
  englishMeetingsAndReports,
  englishFormsAndMoney,
  englishJobsSchoolAndEvents,
  englishManualsTripsAndNotes,
  englishKoreanRelated,
  englishKoreanKeptPapers,
];
const shipped = readInPieces(() => readRelatedWords(tables, [koreanEnglishRelated, koreanEnglishKeptPapers]));

/** What texts write about what people ask with. For finding and ranking only: related words do not mean the same. */
export const relatedWords = shipped.now;

export const prepareRelatedWords = shipped.prepare;
