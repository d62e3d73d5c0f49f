// Reads the structure of a contract: articles with their titles and places.
import { readContract } from "jihwi";

const contract = readContract(`부동산 임대차 계약서

제1조(계약기간) 계약 기간은 2026년 1월 1일부터 2년으로 한다.
제2조(차임) 임차인은 매월 25일에 차임 50만원을 지급한다.
제3조(해지) 임대인은 차임이 2기 이상 연체되면 계약을 해지할 수 있다.
`);
for (const article of contract.outline.articles) console.log(`${article.label} ${article.title}`);
