import { listedWords } from "#language";

/** Programs and services that people mention without a source, a field a line: what somebody may work with. */
const list = `
word excel powerpoint access outlook onenote onedrive sharepoint teams office notion slack zoom trello asana jira confluence miro figma canva
docs sheets slides forms drive calendar gmail dropbox evernote obsidian hangul hancom hwp latex overleaf markdown pandoc typst
endnote mendeley zotero refworks citavi jabref bibtex ris grammarly deepl papago turnitin copykiller chatgpt claude gemini copilot perplexity
spss sas stata amos mplus lisrel jamovi jasp matlab octave mathematica maple minitab eviews gretl nvivo atlas.ti maxqda dedoose process
gpower g*power qualtrics surveymonkey redcap openrefine tableau looker gephi ucinet vosviewer citespace lavaan lme4 ggplot2 tidyverse dplyr
rstudio posit jupyter colab anaconda spyder pycharm vscode eclipse intellij vim emacs
python java javascript typescript rust go ruby perl php scala kotlin julia fortran cobol haskell bash powershell html css
pandas numpy scipy scikit-learn statsmodels matplotlib seaborn plotly pytorch tensorflow keras jax huggingface langchain spacy nltk gensim
konlpy mecab okt kiwi khaiii opencv spark hadoop airflow kafka
git github gitlab bitbucket mercurial subversion svn docker kubernetes jenkins ansible terraform aws azure gcp heroku linux ubuntu debian
fedora windows macos android ios unix mysql mariadb postgresql postgres sqlite oracle mongodb redis elasticsearch neo4j
arcgis qgis grass gdal autocad solidworks ansys comsol abaqus openfoam simulink labview energyplus sketchup revit rhino blender
photoshop illustrator indesign premiere audacity praat elan openface psychopy e-prime
arduino iphone ipad imac macbook mac
chrome firefox safari edge bluetooth wi-fi usb-c hdmi zigbee lora lorawan nfc rfid
google scholar arxiv ssrn pubmed medline embase cinahl psycinfo jstor scopus crossref openalex orcid doi isbn issn proquest
kci riss dbpia kiss ntis scienceon kosis kostat naver daum kakao kakaotalk youtube wikipedia wikidata facebook instagram twitter tiktok
linkedin reddit whatsapp telegram osf figshare zenodo dryad kaggle dataverse
`;
const known = listedWords(list);

export function isSoftwareName(word: string): boolean {
  return known.has(word);
}
