import { listedWords } from "#language";

/** What a sentence of advice, a heading or a point of an outline begins with: Use Tukey’s test, (1) Background. */
const list = `
abstract academic accept acceptance access accessibility account accountability accuracy acknowledge acknowledgements acknowledgments
acquire action actions activate adapt adaptation add additional address adjust adopt adoption advanced advantage advantages advice advise
age agenda agree agreement aim aims algorithm align allocate allocation allow alternative alternatives ambiguity analyse analyses analysis
analytical analyze annotate answer anticipate append appendices appendix applicability application applications apply approach approaches
approval approximate architecture argument arguments arrange ask assemble assess assessment assign assignment assumption assumptions
attach audience audit author authors authorship automate availability average avoid awareness background balance barrier barriers baseline
begin behavior benchmark benchmarks benefit benefits bias biases bibliography bootstrap break brief bring budget build calculate
calculation calculations calibrate calibration call capture care cases categories categorize causation cause causes caution cautions
caveat caveats center challenge challenges change changes chart check checklist checks choose citation citations cite claims clarify
classification classify clean clear click clinical code cognitive cohort collate collect collection combine common communication compare
comparison comparisons compile complete complexity component components composition compute concept concepts conceptual concern concerns
conclude conclusion conclusions conditions conduct confidence confidentiality confirm conflicts confounders connect consensus consent
consider considerations consistency constraints construct consult contact content context contextualize continue contrast contribution
contributions control controls controversies controversy convergence coordinate copy correct correlate correlation correlations cost costs
count covariates create credibility criteria criterion criticism critique cross-check customize data database databases dataset datasets
deadline deadlines debug decide decision decisions declare decrease deduplicate define definition definitions delay delete deliver
deliverables delivery demographics demonstrate derive describe description descriptive design designs details detect determinants develop
development developments diagnose diagnostics difference differences differentiate directions disadvantages discard disclaimer disclose
disclosure discuss discussion dissemination distinguish distribute distribution divide document documentation double-check download draft
draw drawbacks drivers economic economics edit education effect effectiveness effects efficacy efficiency elaborate eligibility eliminate
embed emphasize enable encourage endpoints engage ensure enter environment equations equipment equity error errors essential establish
estimate estimates ethical ethics evaluate evaluation evidence examine example examples exclude exclusion execute executive expand expect
experiment experiments explain explanation explanations explore export exposure express extend extract facilitators factor factors
feasibility feature features feedback figures fill filter finalize financial find finding findings finish fit fix focus follow follow-up
forecast format formulate frame framework frameworks framing frequency funding future gap gaps gather generalizability generalize generate
get give glossary goal goals group groups guidance guide guideline guidelines have health heterogeneity highlight highlights history
hypotheses hypothesis ideas identify ignore impact impacts implement implementation implication implications import importance improve
improvements impute incentives incidence include incorporate increase incubate independent indicate indicator indicators information
infrastructure innovation insert insight insights inspect install instructions instrument instrumentation integrate integration integrity
interdisciplinary interests international interpret interpretation intervention interventions interview interviews introduce introduction
invest investigate invite isolate issues join journals justification justify keep key keywords label lead learn learning leave legal
legend lessons leverage limit limitation limitations list literature locate location log logic logistics look maintain make manage
management map mapping match material materials measure measurement measurements measures mechanisms medical mention merge meta-analysis
method methodology methods metrics milestone milestones minimize mission mitigation mix mixed model modeling models moderate modify
monitor monitoring move multiply narrow need needs next normalize note notes number objective objectives observations observe obstacles
obtain offer omit open opportunities opportunity optimization optimize option options order organize outcome outcomes outlier outline
outlook output outputs overview pair paradigm parameters paraphrase participants participation partners partnership past patients patterns
perform performance personnel perspective perspectives phases pilot pitfalls plan planning plans plot policy population populations
position possible potential practical practice practices precision predict prediction predictions predictors prefer preliminary
preparation prepare preregister prerequisites present presentation preserve prevalence prevent primary principle principles print
priorities prioritize priority privacy problem problems procedure procedures process processes processing produce progress project
projections projects proofread proposal proposals propose proposed pros prospects protect protocol protocols prove provide publications
publish purpose put qualitative quality quantify quantitative query question questionnaire questionnaires questions quote raise randomize
rate rationale re-run readings reasoning rebuild recalculate recall recheck recognize recommend recommendation recommendations recommended
reconsider reconstruct record recruit recruitment reduce refer reference references refine reflect reflection reflexivity register
regression regulations reject relate relationships relevance relevant reliability rely remarks remember remind remove rename repeat
rephrase replace replicate replication report reporting reports represent reproducibility require requirements rerun resample research
resilience resources respond responsibilities restart restate restrict result results retain retrieve review reviews revise revision
revisions revisit rewrite rights rigor rigour risks roadmap robustness roles round rules run safeguards safety sample samples sampling
save say scale scan scenario scenarios schedule scientific scope score screen screening search secondary see select selection send
sensitivity separate sequence set setting settings setup share short-term shorten show significance similarities simplify simulate
simulation simulations skip software solutions solve sort source sources specific specify split stages stakeholder stakeholders standard
standardize standards start state statistical statistics steps stop storage store strategies strategy stratify strength strengthen
strengths stress structure study subgroups subjects submit suggest suggestion suggestions suitability sum summarize summary supplement
supplementary support survey surveys sustainability swap switch synthesis synthesize table tables tabulate tailor take takeaway takeaways
tasks taxonomy technique techniques technological tell template templates terminology terms test themes theories theory think threat
threats time timeframe timeline timelines tips tool tools top topic topics track trade-offs train training transcribe transfer transform
translate transparency treat treatment trends triangulate triangulation trim troubleshooting try turn type typology uncertainties
uncertainty understand understanding undertake units update updates upload usability use utilize validate validation validity variability
variable variables variation variations vary verdict verification verify version versions video view visibility visualization visualize
wait warnings watch weaknesses weigh well-being wellbeing work workflow workload workshop write writing
`;
const starts = listedWords(list);

export function isStartWord(word: string): boolean {
  return starts.has(word);
}
