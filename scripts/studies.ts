/** A study that the dataset rests on. */
export interface Study {
  readonly title: string
  /** Family name, given names. */
  readonly authors: readonly (readonly [family: string, given: string])[]
  readonly year: number
  readonly url: string
  readonly arxiv?: string
  readonly institution?: string
}

/** As each asks to be cited. */
export const STUDIES: readonly Study[] = [
  {
    title: 'GenAI-GreenML: A Dataset for Evaluating Generative AI in Green Machine Learning Code',
    authors: [['Bjørnevik', 'E.']],
    year: 2025,
    url: 'https://github.com/Bearwick/GenAI-GreenML',
    institution: 'NTNU, Department of Computer Science',
  },
  {
    title: 'ML-Bench: Evaluating Large Language Models and Agents for Machine Learning Tasks on Repository-Level Code',
    authors: [
      ...([
        ['Tang', 'Xiangru'],
        ['Liu', 'Yuliang'],
        ['Cai', 'Zefan'],
        ['Shao', 'Yanjun'],
        ['Lu', 'Junjie'],
      ] as const),
      ...([
        ['Zhang', 'Yichi'],
        ['Deng', 'Zexuan'],
        ['Hu', 'Helan'],
        ['An', 'Kaikai'],
        ['Huang', 'Ruijun'],
      ] as const),
      ...([
        ['Si', 'Shuzheng'],
        ['Chen', 'Sheng'],
        ['Zhao', 'Haozhe'],
        ['Chen', 'Liang'],
        ['Wang', 'Yan'],
      ] as const),
      ...([
        ['Liu', 'Tianyu'],
        ['Jiang', 'Zhiwei'],
        ['Chang', 'Baobao'],
        ['Fang', 'Yin'],
        ['Qin', 'Yujia'],
      ] as const),
      ...([
        ['Zhou', 'Wangchunshu'],
        ['Zhao', 'Yilun'],
        ['Cohan', 'Arman'],
        ['Gerstein', 'Mark'],
      ] as const),
    ],
    year: 2023,
    url: 'https://github.com/gersteinlab/ML-Bench',
    arxiv: '2311.09835',
  },
]
