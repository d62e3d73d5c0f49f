/**
 * Names that anybody may use without a source: languages, places, times, units, abbreviations and tools of everyday
 * technical talk. None of them is a work, and none names the author of one.
 */
const list = `
ai ml llm llms nlp cnn rnn gnn gan vae svm knn pca api apis url pdf csv json html xml sql gpu gpus cpu cpus ram usb wifi led ocr rag
app apps web email e-mail sms faq q&a id ids it hr pr ceo cto cfo r&d kpi roi b2b b2c iot ar vr xr 3d 2d 5g 4g lte gps dna rna mri ct
auc roc f1 bleu rouge rmse mae mse sd ci or hr iq eq gdp gnp cpi vat sdk ide os ui ux db faqs todo ok
python java javascript typescript rust go sql bash excel word powerpoint github git linux windows macos android ios pytorch tensorflow
google scholar arxiv doi isbn pubmed scopus kci riss dbpia naver youtube wikipedia crossref openalex
korea korean koreans english japanese chinese french german spanish latin america american americans europe european europeans asia asian
africa african africans western eastern northern southern north south east west us usa uk eu u.s u.k britain british
seoul busan tokyo london paris new york
january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday
internet introduction abstract methods method results result discussion conclusion conclusions references appendix figure table section
chapter article clause paragraph annex exhibit schedule part page step note example summary overview question answer option agreement contract party parties
i i'm i'll i've i'd yes no okay please thanks hello hi dear mr mrs ms dr prof st
a b c d e f g h x y z t p n k s
q1 q2 q3 q4 h1 h2
iphone iphones ipad ipads imac macbook mac macs chrome firefox safari gmail outlook zoom slack wi-fi bluetooth usb-c hdmi
transformer transformers lstm gru mlp r-cnn yolo resnet xgboost adam sgd k-means t-sne umap dropout softmax relu lasso logit probit
french italian russian portuguese dutch arabic hindi turkish polish greek hebrew vietnamese thai indonesian swedish norwegian danish
finnish australia australian canada canadian germany france italy spain japan china india brazil mexico russia sweden norway denmark
pearson spearman monte carlo bayes bayesian gauss gaussian markov fourier likert cohen cronbach fisher kruskal wallis mann whitney anova
tukey scheffe dunnett levene shapiro wilk kolmogorov smirnov wilcoxon mcnemar kappa manova ancova
apa mla ieee spss sas stata amos mplus nvivo matlab jamovi jasp endnote mendeley zotero latex overleaf notion deepl
bert gpt chatgpt word2vec lda tf-idf pandas numpy scipy scikit-learn sem cfa efa hlm ols rct rcts
poisson bernoulli newton euler nash turing bonferroni kaplan meier cox shannon kelvin celsius fahrenheit
`;
const common = new Set(list.trim().split(/\s+/));

export function isCommonName(word: string): boolean {
  return common.has(word) || (word.length > 4 && common.has(word.replace(/s$/u, ""))) || /^(?:\d+|[ivx]+)$/u.test(word);
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
newer older larger smaller bigger faster better worse more less fewer half sum total average current previous`.split(
    /\s+/,
  ),
);

export function isLeadWord(word: string): boolean {
  return leads.has(word);
}
