// Simulated with a fixed seed by scripts/simulate-reaches.ts: they depend on the method alone, and would hold every analysis up.

/**
 * Standard deviations by which the mean of 5, 6 … 40 normal log-ratios has to lie beyond an edge for the method's interval to show
 * it, with 80 % power. Above, the interval is Student's within a hundredth.
 */
export const REACHES: readonly number[] = [
  2.339169146623661, 1.7398980602677458, 1.452111288258515, 1.304486558185849, 1.1695894860187461, 1.0925345032456697,
  1.022259445448821, 0.9405065555377631, 0.8884714957156497, 0.8363174336911539, 0.8134271293716042, 0.7700870425652218,
  0.7225264185734949, 0.7163614950838697, 0.691610627376799, 0.67329563269014, 0.6525633977106378, 0.6326453830770085,
  0.6112095625247582, 0.613623177576786, 0.5907104591935911, 0.5656822983664492, 0.5707116273610308, 0.5675909580348873,
  0.5464116304084142, 0.5352349990854622, 0.536876184455308, 0.5181277392079886, 0.5119558488943302, 0.5043955466903178,
  0.4942726064296667, 0.49562590063414846, 0.47380681316824336, 0.4716484894971845, 0.4699701901754594,
  0.45418672238769897,
]

/** The same of 6, 7 … 10, where their signs have to be rarer than 5 % too: above, signs agree wherever the interval leaves out 1. */
export const REACHES_WITH_SIGNS: readonly number[] = [
  1.927490234375, 1.4904262031967057, 1.329833984375, 1.197998046875, 1.1170141745728404,
]

/** Standard errors by which the mean of 2, 3 … 10 sessions has to lie beyond it, by Student's noncentral t. */
export const REACHES_OF_SESSIONS: readonly number[] = [
  16.334, 5.6535, 4.2559, 3.7611, 3.5139, 3.3669, 3.2698, 3.2009, 3.1496,
]
