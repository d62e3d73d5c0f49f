const list = `
본 이 그 저 것 수 등 및 또는 혹은 경우 때 하는 있다 없다 한다 합니다 됩니다 된다 있습니다 없습니다 있는 있으며 있고 있어요 해요 돼요 따라 따른 대하여 대한 대해 대해서는 관하여 관한 관련 위하여 위한 의하여 의한 의해 인하여 인한 해당하는 해당 각각 각 모든 다음 다만 단 또한 그리고 그러나 하지만 따라서 즉 만약 만일 이를 이에 그에 그로 여기서 이때 통하여 통해 정한 정하고 정하는 바에 것은 것이 것을 것으로 하지 않는 않은 않으면 않고 아니하고 아니한 아니한다 아니 된 되는 되어 되며 하며 하고 하여 해서 하면 합니다만 입니다 이다 이며 라고 라는 이라고 말한다 말합니다 한하여 그 밖의 밖 그밖의 등의 등을 네 예 아니요 아니오 맞습니다 원칙적으로 원칙 기본적으로 반드시 만큼 그만큼 정도 이상 이하 초과 미만 이내 이후 이전 전 후 뒤 안 동안 까지 부터 날 날부터 날로부터 쪽 쪽이 당신 귀하 저희 제가 저 나 내 우리 이렇게 그렇게 이런 그런 어떤 어느 무엇 언제 어디 누가 누구 계약서 조항 조 항 호 때에는 때에 때는 경우에는 경우에 경우에도 하여는 대하여는 없이 없이도 않고 아니하면 아니할 아니된 때문 덕분
the a an of to in on at by for with from and or but if as is are was were be been being it its this that these those such any all each every either neither both no not shall will must may can could would should has have had do does did than then there here which who whom whose what when where how under upon into within out up down over about between through during per also only so too very their they them he she his her you your we our us i my me other others one unless without except
`;
const stopWords = new Set(list.trim().split(/\s+/));

/** Words that carry no matter of their own. */
export function isStopWord(stem: string): boolean {
  return stopWords.has(stem);
}
