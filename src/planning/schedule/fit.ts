import { UserError } from '../../base/errors.ts'
import type { PlannedProject } from '../../schema/campaign/plan.ts'
import type { Host } from '../../schema/measurement/hosts.ts'

/** The hosts that have what a project needs; those with a GPU are kept for what needs one, as long as others do. */
export function listSuitedHosts(hosts: readonly Host[], { needs }: Pick<PlannedProject, 'needs'>): Host[] {
  const suited = hosts.filter((host) => offers(host, needs))
  const plain = suited.filter((host) => !host.gpu)
  return plain.length > 0 ? plain : suited
}

function offers(host: Host, needs: PlannedProject['needs']): boolean {
  const enoughMemory = host.memoryGiB === undefined || host.memoryGiB >= needs.memoryGiB
  return (host.rapl || !needs.rapl) && (host.gpu || !needs.gpu) && enoughMemory
}

/** Throws a UserError that names each project which no host can run, and what it needs. */
export function refuseMisfits(hosts: readonly Host[], projects: readonly PlannedProject[]): void {
  const misfits = projects.filter((project) => listSuitedHosts(hosts, project).length === 0)
  if (misfits.length === 0) return
  const lines = misfits.map(({ slug, needs }) => {
    const listed = [...(needs.rapl ? ['rapl'] : []), ...(needs.gpu ? ['gpu'] : []), `${needs.memoryGiB} GiB of memory`]
    return `  ${slug} needs ${listed.join(', ')}`
  })
  throw new UserError(
    `No host fits:\n${lines.join('\n')}\nAdd one to the hosts file, or leave these projects out with 'projects'.`,
    1,
  )
}
