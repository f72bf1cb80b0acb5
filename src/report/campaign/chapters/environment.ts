import { formatSize } from '../../../base/size.ts'
import { count } from '../../../base/text/text.ts'
import type { Host, SandboxTier } from '../../../schema/measurement/execution.ts'
import type { ProjectRow, ReportData } from '../../data/report-data.ts'
import { type Chapter, composeChapter, composeTable } from '../../document/chapter.ts'
import { formatHash, formatStratum } from '../../text/format.ts'

const TIER_WORDS: Readonly<Record<SandboxTier, string>> = {
  container: 'container (tier A)',
  bubblewrap: 'bubblewrap (tier B)',
  none: 'none (tier C: trusted code only)',
}

/** Where and in what everything ran: with the plan, enough to set it up again. */
export function composeEnvironment({ analysis, projects }: ReportData): Chapter | null {
  return composeChapter({
    id: 'environment',
    title: 'Where it ran',
    tables: [
      composeTable<Host>('Hosts, each in every state that runs were made in', analysis.hosts, {
        Host: ({ name, stratum }) => ({ text: name, note: `host state ${formatStratum(stratum)}` }),
        Processor: ({ cpu, logicalCpus }) => ({ text: cpu, note: count(logicalCpus, 'logical CPU') }),
        Memory: ({ memoryBytes }) => ({ text: formatSize(memoryBytes), value: memoryBytes }),
        Machine: ({ virtualMachine }) =>
          virtualMachine === null ? 'unknown' : virtualMachine ? 'virtual' : 'not virtual',
        System: ({ kernel, microcode }) => ({ text: kernel, note: `microcode ${microcode ?? 'unknown'}` }),
        Governor: ({ governor }) => governor ?? 'unknown',
        Runtimes: ({ python, node }) => `Python ${python ?? 'unknown'}, Node ${node}`,
      }),
      composeTable<ProjectRow>(
        'Projects as they were planned; the hashes are SHA-256, of which plan.json holds the whole',
        projects,
        {
          Project: ({ slug }) => slug,
          Source: ({ sourceHash }) => formatHash(sourceHash),
          Packages: ({ lockHash }) => ({ text: formatHash(lockHash), note: 'of the lock' }),
          'Time limit': ({ needs }) => ({ text: `${needs.timeoutSeconds} s`, value: needs.timeoutSeconds }),
          'Memory limit': ({ needs }) => ({ text: `${needs.memoryGiB} GiB`, value: needs.memoryGiB }),
        },
        true,
      ),
    ],
    facts: {
      Sandbox: analysis.sandboxes.map((tier) => TIER_WORDS[tier]).join(', ') || 'no run yet',
      Tool: `greenml ${analysis.toolVersion}`,
    },
  })
}
