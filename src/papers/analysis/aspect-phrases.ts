/** How papers say what they are about, in both languages: a phrase a line, as `phrasePattern` reads them. */
export const aspectPhrases = {
  problem: {
    strong: `
      however
      challeng*
      problem
      difficult*
      lack of
      remains un
      remains an open
      remains a challeng
      remains difficult
      remain un
      remain an open
      remain a challeng
      remain difficult
      little attention
      little work
      hinder*
      suffer* from
      bottleneck
      scarc*
      crucial
      essential
      aim* to
      aim* at
      goal
      the purpose of
      the aim of
      often overlook
      fundamental question*
      어렵
      어려움
      문제
      부족
      과제
      필요하
      필요성
      한계가 있
      목적
    `,
    weak: `
      important
      need*
      motivat*
      despite
      although
      existing
      current
      recent*
      growing
      traditional*
      기존
      중요
      최근
      그러나
      하지만
    `,
  },
  method: {
    strong: `
      we propose
      I propose
      I present
      we provide
      we offer
      we compare
      we evaluate
      we examine
      we analyze
      we analyse
      we study
      we address
      this paper investigates
      this paper examines
      this paper explores
      this paper reports
      this paper demonstrates
      the paper investigates
      the paper examines
      the paper explores
      the paper reports
      this article introduces
      this article presents
      this article proposes
      this article describes
      this work presents
      this work provides
      this work proposes
      this study presents
      this study proposes
      the proposed
      we have developed
      we present
      we introduce
      we develop
      we describe
      we design
      we build
      we train
      we explore
      we investigate
      we collect
      we annotate
      we construct
      we create
      we adapt
      we apply
      we use
      we employ
      we leverage
      we extend
      this paper proposes
      this paper presents
      this paper introduces
      this paper describes
      this paper builds
      this paper trains
      this paper uses
      this paper shows how
      the paper proposes
      the paper presents
      the paper introduces
      the paper describes
      the paper builds
      the paper trains
      the paper uses
      the paper shows how
      our approach
      our method
      our model
      our system
      our framework
      our architecture
      our pipeline
      is proposed
      is introduced
      is presented
      are proposed
      are introduced
      are presented
      제안한
      제안하
      제시한
      제시하
      설계
      구축
      개발한
      개발하
      고안
    `,
    weak: `
      using
      based on
      approach
      method
      model
      algorithm
      framework
      architecture
      dataset
      corpus
      fine-tun*
      learn*
      이용하
      사용하
      적용
      기반
      방법
      모델
      알고리즘
    `,
  },
  result: {
    strong: `
      results show*
      based on our results
      based on the results
      according to our results
      our results
      our findings
      our experiments
      our analysis shows
      our evaluation shows
      findings show*
      findings suggest*
      findings indicate*
      findings reveal*
      summari* the results
      analysis shows
      analysis reveals
      evaluation shows
      evaluation reveals
      we found
      we conclude
      we achieve
      inferior to
      superior to
      competitive performance
      competitive results
      results indicate*
      results demonstrate*
      results suggest*
      results reveal*
      result show*
      result indicate*
      result demonstrate*
      result suggest*
      result reveal*
      outperform*
      achiev*
      state-of-the-art
      state-of-the art
      state-of the-art
      state-of the art
      state of-the-art
      state of-the art
      state of the-art
      state of the art
      we show
      we find
      we demonstrate
      we observe
      we report
      improv* by
      improv* of
      improv* over
      significantly improv*
      significantly better*
      significantly outperform*
      significant improv*
      significant better*
      significant outperform*
      experiments show*
      experiments demonstrate*
      experiments indicate*
      experiments reveal*
      experiments on*
      experiment show*
      experiment demonstrate*
      experiment indicate*
      experiment reveal*
      experiment on*
      ranked
      F1
      BLEU
      accuracy of
      correlat*
      향상
      보였
      보인다
      나타났
      확인하였
      달성
      우수
      정확도
      결과
    `,
    weak: `
      performance
      accuracy
      score
      gain*
      effective*
      better
      best
      percent
      evaluat*
      conclu*
      #%
      성능
      효과
      실험
    `,
  },
  limits: {
    strong: `
      limitation*
      limited to
      future work
      future research
      future direction*
      fail*
      shortcoming*
      drawback*
      room for improvement
      still struggle*
      still lag*
      still far*
      remains open
      remains challeng*
      remains unclear
      remains difficult
      remain open
      remain challeng*
      remain unclear
      remain difficult
      cannot
      does not generalise
      does not generalize
      does not work
      does not perform
      does not hold
      do not generalise
      do not generalize
      do not work
      do not perform
      do not hold
      caveat*
      further work
      further research
      further investigation
      한계
      향후
      추후
      후속 연구
      제약
      못하
      아쉬
    `,
    weak: `
      only
      unable
      insufficient
      however
      although
      worse
      challeng*
      error analysis
      다만
      그러나
      부족
    `,
  },
} as const;
