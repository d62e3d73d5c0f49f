import { listedWords } from "#language";
import { isScienceTerm } from "./science-terms.ts";
import { isSoftwareName } from "./software-names.ts";

/**
 * Names that anybody may use without a source: languages, times, abbreviations of everyday talk and the parts of a text. None of them is a work, and none names the author of one.
 */
const list = `
api apis url pdf csv json html xml sql gpu gpus cpu cpus ram usb wifi led sdk ide os ui ux db
app apps web email e-mail sms faq faqs q&a id ids it hr pr ceo cto cfo r&d kpi roi b2b b2c ar vr xr 3d 2d 5g 4g lte todo ok iq eq
english japanese chinese french german spanish latin greek dutch danish swedish norwegian finnish icelandic polish turkish russian
portuguese italian arabic hebrew persian hindi urdu tamil swahili thai vietnamese indonesian malay mongolian scottish welsh irish
british swiss czech slovak filipino cantonese mandarin
american americans european europeans western eastern northern southern north south east west us usa uk eu u.s u.k britain new
monday tuesday wednesday thursday friday saturday sunday
january february march april may june july august september october november december
internet introduction abstract methods method results result discussion conclusion conclusions references appendix figure table section
chapter article clause paragraph annex exhibit schedule part page step note example summary overview question answer option agreement contract
distributor supplier vendor buyer seller purchaser customer client licensor licensee lessor lessee landlord tenant employer employee
contractor subcontractor provider recipient consultant publisher agent guarantor borrower lender insurer insured principal
party parties experiment study paper source wave phase equation hypothesis theorem supplement
sample finding findings author authors title year journal topic strength limitation limitations aim country design measure
street road avenue square bridge station airport hospital library museum church castle palace tower
province county district city town river island islands lake valley ocean sea bay peninsula mountain mountains
christmas easter ramadan chuseok seollal halloween thanksgiving olympic olympics christian christians muslim muslims buddhist buddhists
catholic protestant jewish confucian hangul hanja
i i'm i'll i've i'd yes no okay please thanks hello hi dear mr mrs ms dr prof st
a b c d e f g h x y z t p n k s
q1 q2 q3 q4 h1 h2
`;
const common = listedWords(list);

export function isCommonName(word: string): boolean {
  return (
    isListed(word) ||
    (word.length > 4 && isListed(word.replace(/(?<!ie)s$/u, "").replace(/ies$/u, "y"))) ||
    /^(?:\d+|[ivx]+)$/u.test(word)
  );
}

function isListed(word: string): boolean {
  return common.has(word) || isSoftwareName(word) || isScienceTerm(word);
}

/** Words that begin an English sentence or a title without being a name. */
const leads = new Set(
  `beyond despite although because since while however moreover during among according based given like unlike overall another several
many most some few recent recently early later earlier two three four five six first second third finally here there these those thus
hence therefore instead rather still even once until after before above below under over within without against across about along
compared taken seen read see note consider suppose let both neither either whether why what when where how who which put together
according-to again also then next last further furthermore meanwhile nevertheless nonetheless otherwise perhaps possibly probably
such their our your his her its my they we you it he she this that with from into onto for and but or nor so yet as at by in on of to
nobody everyone anyone someone none all any each every only just whatever whoever depending following regarding concerning using
outside inside besides except apart throughout near beside behind upon towards via owing due thanks including excluding
newer older larger smaller bigger faster better worse more less fewer half sum total average current previous`.split(
    /\s+/,
  ),
);

export function isLeadWord(word: string): boolean {
  return leads.has(word);
}
