/** What is said of an answer that is none of GitHub's API, and of what mostly gives it. `place`: where it was asked for, as ` at HOST`. */
export const tellOtherApi = (place = ''): string =>
  `what answers${place} is no API of GitHub's, a proxy or the page of a login may stand before it`
