import { listedWords } from "#language";

/** Terms, measures and usual abbreviations of the fields, a field a line. None of them is a work, and none is told of its author. */
const list = `
ph ec do bod cod toc tds ppm ppb npk ndvi lai par vpd rh co2 co no2 nox sox so2 o2 o3 n2 h2 h2o ch4 n2o nh3 nacl naoh hcl kcl koh pm pm2.5 pm10
db dba hz khz mhz ghz kw mw kwh mwh gwh kcal kj mj kpa mpa gpa mah ah lux rpm fps dpi ev
dna rna mrna trna mirna sirna crispr cas9 pcr qpcr rt-pcr elisa sds hplc lc-ms gc-ms nmr ftir xrd sem tem afm uv uv-vis gfp atp
bmi bmr ecg ekg eeg emg fmri mri ct pet ivf icu er bp hdl ldl hba1c egfr crp igg igm iga psa hiv aids copd adhd ptsd asd covid covid-19 sars
gcs qaly daly icd dsm dsm-5 icd-10 icd-11 adl iadl prom rem nrem t-cell b-cell
anova manova ancova glm glmm gam gee lmm gls ols wls 2sls gmm vecm arima arch garch rdd psm iv rct rcts itt cfa efa pls pca ica
lca lpa irt dif hlm icc aic bic rmsea cfi tli srmr rmse mae mse mape auc roc f1 r2 sd se ci or rr hr nnt nns smd wmd iqr cv df vif
bootstrap jackknife lasso logit probit tobit k-means k-fold t-test z-score p-value q-value f-test kappa alpha beta gamma delta omega
sigma lambda theta
ai ml dl llm llms nlp cnn rnn gnn gan vae svm knn lstm gru mlp r-cnn yolo resnet xgboost lightgbm adam sgd t-sne umap dropout softmax relu
transformer transformers bert gpt word2vec glove fasttext lda tf-idf bm25 bleu rouge meteor bpe ner pos rag lora rlhf ocr asr tts
imrad prisma picos pico consort strobe apa mla ama ieee
archaea bacteria protozoa arthropoda mollusca holocene pleistocene pliocene miocene eocene cretaceous jurassic triassic permian neolithic
paleolithic bronze iron anthropocene renaissance enlightenment victorian edo meiji qing ming
esg csr gdp gnp gni cpi ppi vat m&a ipo etf esl efl toefl toeic ielts topik sat gpa stem steam mooc moocs lms bim gis gps lidar sar uav uavs iot
`;
const known = listedWords(list);

/** Na, Li-ion, LiFePO4: symbols of the elements, alone or put together with figures. */
const elements = `
H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Ru Rh Pd Ag Cd In Sn Sb
Te I Xe Cs Ba La Ce Nd Gd W Pt Au Hg Tl Pb Bi Ra Th U Pu
`;
const element = `(?:${[...listedWords(elements)].sort((a, b) => b.length - a.length).join("|")})`;
const formula = new RegExp(String.raw`^(?:${element}(?:-ion)?|(?=\D+\d)(?:${element}\d{0,2}){2,6})$`, "u");

export function isScienceTerm(word: string): boolean {
  return known.has(word);
}

/** A chemical formula, by its own letters: Co is cobalt, CO is not. */
export function isFormula(written: string): boolean {
  return formula.test(written);
}
