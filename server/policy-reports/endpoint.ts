/** Where browsers send what a page's policy refused. */
export const REPORT_PATH = '/policy-reports'

/** The value of `Reporting-Endpoints`, by which `report-to` finds it. */
export const REPORT_ENDPOINT = `policy="${REPORT_PATH}"`

/**
 * The directives by which a policy names the endpoint. Browsers that know `report-to` pass over `report-uri` and need an encrypted page for
 * it, so that a page of a shop without encryption names the older one alone.
 */
export function reportingDirectives({ siteUrl }: { siteUrl: string }): string[] {
  return [`report-uri ${REPORT_PATH}`, ...(siteUrl.startsWith('https:') ? ['report-to policy'] : [])]
}
