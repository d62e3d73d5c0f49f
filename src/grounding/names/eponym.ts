import { listedWords } from "#language";

const eponymsKorean =
  "법칙 분포 지수 상관계수 계수 검정 척도 방정식 정리 지표 점수 모형 곡선 통계량 관계 효과 등급 공식";
const eponymsEnglish =
  "effect ratio rule law test index score scale distribution formula statistic coefficient equation curve theorem method estimator criterion plot diagram";
const eponym = new RegExp(
  String.raw`^\s?(?:[가-힣]{0,4}\s?)?(?:${eponymsKorean.replaceAll(" ", "|")}|(?:grade level|${eponymsEnglish.replaceAll(" ", "|")})\b)`,
  "iu",
);

/** "Pearson 상관계수", "the Gutenberg-Richter law": a term that is named after somebody. */
export function isEponym(rest: string): boolean {
  return eponym.test(rest);
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
