import { listedWords, oneOf } from "#language";

const eponymsKorean =
  "법칙 분포 지수 상관계수 계수 검정 척도 방정식 정리 지표 점수 모형 곡선 통계량 관계 효과 등급 공식";
const eponymsEnglish =
  "effect ratio rule law test index score scale distribution formula statistic coefficient equation curve theorem method estimator criterion plot diagram task";
/** Born–Oppenheimer, Braden or Waterlow: the second of two. */
const partner = /^(?:[–-]|\s(?:or|and)\s)\p{Lu}[\p{L}’']+/u;
const eponym = new RegExp(
  String.raw`^\s?(?:[가-힣]{0,4}\s?)?(?:${eponymsKorean.replaceAll(" ", "|")}|(?:grade level|(?:${eponymsEnglish.replaceAll(" ", "|")})s?)\b)`,
  "iu",
);

/** "Pearson 상관계수", "the Gutenberg-Richter law": a term that is named after somebody. */
export function isEponym(rest: string): boolean {
  return eponym.test(rest.replace(partner, ""));
}

/** Those whose name alone stands for a test, a measure, a unit or a diagram: 사후검정으로 Tukey를 고르세요. */
const list = `
pearson spearman kendall monte carlo bayes bayesian gauss gaussian markov fourier laplace cohen cronbach fisher kruskal wallis mann whitney
tukey scheffe dunnett levene bartlett shapiro wilk kolmogorov smirnov wilcoxon mcnemar friedman welch hotelling durbin granger hausman
breusch pagan dickey poisson bernoulli weibull dirichlet bonferroni benjamini hochberg kaplan meier cox likert rasch
shannon simpson gini lorenz herfindahl kelvin celsius fahrenheit newton pascal joule watt volt ampere ohm hertz decibel richter mercalli
euler nash turing boolean cartesian euclidean hamming levenshtein jaccard mahalanobis hawthorne pareto venn gantt sankey kanban delphi
moore murphy occam ockham parkinson goodhart zipf benford metcalfe streisand pygmalion stroop barnum dunning kruger doppler ebbinghaus
bloom maslow pavlov darwin darwinian freud freudian marx marxist keynes keynesian kant kantian einstein pythagoras archimedes galileo
akaike arrhenius avogadro banach bessel boltzmann brownian bézier canny cauchy chebyshev cholesky coriolis coulomb darcy delaunay
dijkstra fermat fermi fibonacci fick gabor gompertz gumbel haversine hessian hilbert hough huffman jacobi jacobian kalman karnaugh
kullback leibler lagrange lagrangian langmuir levenberg marquardt louvain lyapunov manhattan merkle metropolis minkowski mohs navier
stokes nernst nusselt nyquist otsu parzen planck poincaré procrustes pythagorean radon rayleigh riemann runge kutta rényi savitzky golay
sobel soundex taguchi tanimoto tikhonov viterbi voronoi wasserstein wiener wishart winsorized youden krippendorff fleiss flesch kincaid
`;
const termNames = listedWords(list);

export function isTermName(word: string): boolean {
  return termNames.has(word);
}

/** Those after whom a term is named, and who may be anybody where it is not one: Hodgkin lymphoma, Porter’s five forces. */
const behindTerms = `
abel addison ainsworth airy ajzen alder allais altman alzheimer amdahl anderson angelman angstrom apgar arellano aristotle arrow asch
asperger babinski baddeley baeyer bandura barabasi barre barrett barthel bass bayley beaufort bechdel beck becquerel beer behcet behnken
bellman bera bertrand bethe binet biot black bland blinder bode bohr boole borel born bosch bose bourdieu bowlby boyle braden bradford
bragg bray brayton brewster brier briggs brillouin brinell broca brodmann bronfenbrenner brunauer brønsted buchner buchwald bunsen burk
burkitt butler butterworth cajal calvin cantor carnot casimir cattell chagas chandrasekhar charcot chargaff charlson cherenkov chernoff
chomsky chow ciocalteu clapeyron clausius coase cobb cochran cockcroft compton condon condorcet courant cournot crafts cramer crank
creutzfeldt crick crohn csikszentmihalyi curie curtis cushing dalton danlos darling debreu debye deci deming dersimonian descartes dewey
diels diesel dirac dodson douglas duchenne dunbar dunn dupuytren durkheim eddington egger ehlers ellsberg elo emmett engel engle epworth
erdos erikson erlang erlenmeyer esping-andersen euclid ewing eyring eysenck fabry fallot fama faraday fechner fehling feldt fenton
festinger feynman fischer fishbein fitts fitzpatrick fleming floyd flynn fock fokker folin fornell forster foucault franck fraunhofer
frechet french frenkel fresnel freundlich friedel friedmann frobenius froude fujita gale galerkin galois galton gaucher gault gay-lussac
geary geiger geisser gelman gerlach getis gibbs giemsa giffen ginzburg gleason godel golgi gram graves green greenhouse gresham grice
griffith grignard grimm grubbs guillain gutenberg guttman haber habermas hadamard hadley haenszel hall hamilton hammett hardy hartree
hashimoto hastings hausdorff hawking haworth hayflick heaps heck heckman heckscher hedges heimlich heisenberg hellinger helmholtz henle
hermite hertzsprung herzberg hess higgs hill hirsch hirschman hodgkin hodrick hoeffding hoehn hoffmann hofstede holder holm holter hooke
hopital hosmer hubbard hubble huckel hummers hund huntington hurst huygens huynh ishihara ishikawa ising ito jahn jakob jarque jensen
johansen josephson jung kahneman kaiser kaposi karman karnofsky karolinska karush kawasaki kegel kepler kerr keuls kirchhoff kirkpatrick
kjeldahl klinefelter knudsen koch kohlberg kohn kolb kondratiev koppen krashen krebs kronecker krylov kubler-ross kuder kuhn kuiper
kupffer kuznets laffer laird lamarck lambert lanczos landau langerhans langevin larcker lebesgue legendre lemaitre lemeshow lennard-jones
lenz lewin lewis lewy leydig lie liebig lilliefors lineweaver lipschitz locke lorentz lotka lowry mach maillard majorana malthus
mandelbrot mantel marfan markovnikov markowitz marshall maslach mauchly maxwell mcclelland mcgregor mead meissner mendel meniere menten
mercator mersenne michaelis michelson mie milankovitch milgram miller millikan mills mises miyaura modigliani mohorovicic mohr monod
monteith montessori mooney moran morgan morgenstern morley muller-lyer myers møller nagelkerke natta needleman neel neelsen nelder neumann
newey neyman nicolson nissl noether oaxaca ohlin okazaki okun olkin onsager oort oppenheimer ord ostwald paget papanicolaou pasteur pauli
pauling peano penman penrose perot perron pesaran petri phillips piaget pigou pillai pitot plato plesset poiseuille pompe popper porter
prader prandtl prescott pugh punnett purkinje ramachandran raman ramanujan ramsey rankine ranvier raoult raphson raven rawls raynaud rett
reynolds ricardo ricci richardson rietveld rivlin roche rockwell rorschach rosenberg rossby rubin russell rutherford sachs saffir sagnac
samuelson sanger sapir saussure savart scherrer schiff schmidt scholes schottky schrodinger schumpeter schwann schwarz schwarzschild
secchi seidel seligman sertoli sham shapley sharpe sharpless shewhart sidak siemens sierpinski sievert sjogren skinner snell snellen
sobolev socrates solomon solow sonogashira soxhlet stackelberg stark starling stefan stern stirling stolper strecker sunyaev suzuki
sweller sørensen tafel tay taylor teller terzaghi tesla thomson thorndike thornthwaite thurstone tobin toeplitz tollens tourette tresca
tropsch turner tversky valsalva vapnik veblen venturi vickers vickrey vineland voigt volta volterra vroom vygotsky waals wald warshall
wason waterlow waterman watson weber wechsler weierstrass weinberg weiss wernicke weyl white whorf wien wigner wilks willebrand willi
wilson wittig wolff wunsch yahr yates yerkes young yukawa zaitsev zarit zeeman zeigarnik zeldovich ziegler ziehl zimbardo
`;
const named = listedWords(behindTerms);
const termNouns = oneOf`
  approximations?
  equations?
  models?
  theor(?:y|ies)
  hypothes[ie]s
  numbers?
  constants?
  transforms?
  process(?:es)?
  principles?
  criteri(?:a|on)
  distributions?
  functions?
  matri(?:x|ces)
  tests?
  corrections?
  scales?
  tax(?:es|onomy)
  diseases?
  syndromes?
  lymphoma
  frontiers?
  efficien(?:t|cy)
  equilibri(?:um|a)
  curves?
  isotherms?
  kinetics
  algorithms?
  filters?
  kernels?
  networks?
  loops?
  machines?
  paradox
  effects?
  laws?
  rules?
  ratios?
  index
  stains?
  staining
  assays?
  method
  design
  diagrams?
  plots?
  window
  cycles?
  cells?
  bodies
  reactions?
  bonds?
  forces?
  scattering
  spectroscopy
  fingerprints?
  radiation
  particles?
`;
/** Born–Oppenheimer approximation, Fermi’s golden rule; a year, a paper or a book makes it a reference. */
const inTerm = new RegExp(
  String.raw`^(?:[–-]\p{Lu}[\p{L}’']+|\s(?:or|and)\s\p{Lu}[\p{L}’']+)*(?:[’']s?\s(?!(?:[a-z-]+\s){0,2}(?:paper|study|book|article|report|essay|monograph|thesis|work|argument|finding)s?\b)[a-z]|\s(?:[a-z-]+\s){0,2}(?:${termNouns})\b|\s?(?:${eponymsKorean.replaceAll(" ", "|")}))`,
  "u",
);

/** Whether a name is part of a term that everybody uses. */
export function isPartOfTerm(word: string, rest: string): boolean {
  return named.has(word) && inTerm.test(rest);
}
