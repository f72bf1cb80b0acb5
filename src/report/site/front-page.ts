import { count } from '../../base/text/text.ts'
import { RECORDED_MARK } from '../data/models-used.ts'
import { composeChapter, composeTable, type LineCell } from '../document/chapter.ts'
import { joinWords } from '../text/format.ts'
import { composeBoard, nameBoard } from './board-page.ts'
import type { Board } from './boards.ts'
import { campaignColumns } from './compare-page.ts'
import type { ModelHistory, ProjectHistory } from './histories.ts'
import { dayOf, type Published } from './published.ts'
import { listParts, partOf, type SitePage } from './site-page.ts'

export interface SiteFacts {
  /** The newest first. */
  readonly published: readonly Published[]
  readonly boards: readonly Board[]
  readonly models: readonly ModelHistory[]
  readonly projects: readonly ProjectHistory[]
  /** Submitted answers to ML-Bench's tasks. */
  readonly submissions: number
}

/** What has been found, the newest ranking first, and the way to all else. */
export function composeFrontPage({ published, boards, models, projects, submissions }: SiteFacts): SitePage {
  const [newest] = boards
  return {
    path: '',
    title: 'Does code that a model writes use less energy, at the same accuracy?',
    lead: [
      `${joinWords([count(published.length, 'campaign'), count(models.length, 'model'), count(projects.length, 'project')])}. ×0.62 means 62 % of what the author's code takes, or 38 % less; an interval that contains ×1 shows no difference.`,
    ],
    parts: listParts([
      newest === undefined ? null : composeBoard(newest, '', nameBoard(newest)),
      partOf(listOtherBoards(boards.slice(1))),
      submissions === 0 ? null : partOf(pointToTaskBoard(submissions)),
      partOf(listCampaigns(published)),
      partOf(listModels(models)),
      partOf(listProjects(projects)),
    ]),
  }
}

const pointToTaskBoard = (submissions: number) =>
  composeChapter({
    id: 'ml-bench',
    title: 'Can models use ML repositories?',
    tables: [
      composeTable('ML-Bench', [submissions], {
        Leaderboard: () => ({ text: 'ML-Bench', href: 'ml-bench/' }),
        Submissions: (count) => count,
      }),
    ],
  })

const listOtherBoards = (boards: readonly Board[]) =>
  composeChapter({
    id: 'boards',
    title: 'Other rankings',
    lead: ['Other projects, other versions of them, or other hosts: their numbers are never put into one ranking.'],
    tables: [
      composeTable<Board>(
        'Rankings, that with the newest campaign first',
        boards,
        {
          Ranking: (board) => ({ text: nameBoard(board), href: `boards/${board.key}/` }),
          Campaigns: ({ members }) => members.length,
          Newest: ({ members: [first] }) => dayOf(first.report),
        },
        false,
      ),
    ],
  })

const listCampaigns = (published: readonly Published[]) =>
  composeChapter({
    id: 'campaigns',
    title: 'Campaigns',
    notes: published.length === 0 ? ['None has been published yet.'] : [],
    tables: [
      composeTable<Published>(
        'Published reports, the newest first',
        published,
        {
          ...campaignColumns(''),
          Projects: ({ report }) => report.projects.length,
          Models: ({ report: { models } }) => ({
            text: models.map(({ id }) => id).join(', '),
            mark: models.some(({ recorded }) => recorded) ? RECORDED_MARK : undefined,
          }),
        },
        false,
      ),
    ],
  })

const linkTo = (folder: string, name: string): LineCell => ({ text: name, href: `${folder}/${name}/` })

const listModels = (models: readonly ModelHistory[]) =>
  composeChapter({
    id: 'models',
    title: 'Models',
    tables: [
      composeTable<ModelHistory>('Models and how often they were measured', models, {
        Model: ({ id }) => linkTo('models', id),
        Campaigns: ({ campaigns }) => campaigns.length,
        Newest: ({ campaigns: [first] }) => (first === undefined ? null : dayOf(first.report)),
      }),
    ],
  })

const listProjects = (projects: readonly ProjectHistory[]) =>
  composeChapter({
    id: 'projects',
    title: 'Projects',
    tables: [
      composeTable<ProjectHistory>('Projects, each with its data and what every model made of it', projects, {
        Project: ({ slug }) => linkTo('projects', slug),
        Task: ({ project }) => project.task,
        Licence: ({ project }) => project.licence ?? 'none',
        Campaigns: ({ campaigns }) => campaigns.length,
      }),
    ],
  })
