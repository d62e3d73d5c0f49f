/** What papers in English call what is asked for in Korean, a term a line. */
const table = `
요약 = summarization
추출 요약 = extractive summarization
생성 요약 = abstractive summarization
환각 = hallucination
질의응답 = question answering
질의 응답 = question answering
질문응답 = question answering
기계번역 = machine translation
번역 = translation
검색증강 = retrieval-augmented generation
정보검색 = information retrieval
검색 = retrieval
대규모언어모델 = large language model
거대언어모델 = large language model
초거대언어모델 = large language model
대형언어모델 = large language model
언어모델 = language model
언어 모형 = language model
개체명인식 = named entity recognition
개체명 = named entity
감성분석 = sentiment analysis
감정분석 = sentiment analysis
텍스트분류 = text classification
분류 = classification
군집 = clustering
클러스터링 = clustering
추천시스템 = recommender system
추천 = recommendation
대화시스템 = dialogue system
대화 = dialogue
챗봇 = chatbot
음성인식 = speech recognition
음성합성 = speech synthesis
음성 = speech
형태소 = morphological analysis
구문분석 = parsing
상호참조 = coreference
관계추출 = relation extraction
정보추출 = information extraction
지식그래프 = knowledge graph
임베딩 = embedding
사전학습 = pre-training
미세조정 = fine-tuning
파인튜닝 = fine-tuning
전이학습 = transfer learning
강화학습 = reinforcement learning
연합학습 = federated learning
자기지도 = self-supervised
준지도 = semi-supervised
비지도 = unsupervised
퓨샷 = few-shot
제로샷 = zero-shot
프롬프트 = prompt
추론 = reasoning
사고사슬 = chain-of-thought
어텐션 = attention
트랜스포머 = transformer
그래프신경망 = graph neural network
신경망 = neural network
딥러닝 = deep learning
심층학습 = deep learning
기계학습 = machine learning
머신러닝 = machine learning
인공지능 = artificial intelligence
생성형 = generative
생성모델 = generative model
확산모델 = diffusion model
적대적 = adversarial
컴퓨터비전 = computer vision
객체탐지 = object detection
물체검출 = object detection
멀티모달 = multimodal
다중모달 = multimodal
다국어 = multilingual
교차언어 = cross-lingual
저자원 = low-resource
한국어 = Korean
말뭉치 = corpus
코퍼스 = corpus
데이터셋 = dataset
벤치마크 = benchmark
평가 = evaluation
편향 = bias
공정성 = fairness
설명가능 = explainable
해석가능 = interpretability
불확실성 = uncertainty
개인정보 = privacy
보안 = security
팩트체크 = fact checking
사실확인 = fact checking
사실성 = factuality
가짜뉴스 = fake news
허위정보 = misinformation
혐오표현 = hate speech
법률 = legal
판례 = case law
계약서 = contract
의료 = medical
임상 = clinical
생의학 = biomedical
금융 = financial
교육 = education
코드생성 = code generation
소프트웨어 = software
인용 = citation
문헌 = literature
문서 = document
논증 = argument
회의 = meeting
이메일 = email
뉴스 = news
소셜미디어 = social media
팟캐스트 = podcast
시계열 = time series
이상탐지 = anomaly detection
최적화 = optimization
인과 = causal
기후 = climate
로봇 = robot
자율주행 = autonomous driving
블록체인 = blockchain
양자 = quantum
유전체 = genome
단백질 = protein
우울 = depression
코로나 = COVID-19
백신 = vaccine
당뇨 = diabetes
수면 = sleep
불평등 = inequality
재택근무 = remote work
원격근무 = remote work
`;

const terms = table
  .trim()
  .split("\n")
  .map((line) => line.split(" = "))
  .map(([korean = "", english = ""]) => ({ korean: korean.replace(/\s/g, ""), english }))
  .sort((one, other) => other.korean.length - one.korean.length);

/** What is asked for in Korean in the words of papers in English, as far as they are known; null where none is. */
export function inEnglish(topic: string): string | null {
  let left = topic.normalize("NFC").replace(/\s/g, "");
  const found: { readonly at: number; readonly english: string }[] = [];
  for (const { korean, english } of terms) {
    const at = left.indexOf(korean);
    if (at < 0) continue;
    found.push({ at, english });
    left = left.replace(korean, "·".repeat(korean.length));
  }
  if (found.length === 0) return null;
  const words = found.sort((one, other) => one.at - other.at).map(({ english }) => english);
  return [...new Set([...words, ...(topic.match(/[A-Za-z][\w-]+/g) ?? [])])].join(" ");
}
