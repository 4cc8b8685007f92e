import { useLoaderData } from 'react-router-dom'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import type { Checked } from '../../destination/index.ts'
import { PostcodeAnswer, PostcodeChecker } from '../../destination/index.ts'

/** The answer to a postcode as a page: for browsers without JavaScript, and as a link to share. */
export function DeliveryCheckPage() {
  const { data, asked, problem, date, closed } = useLoaderData() as Checked
  return (
    <PageHead heading="Do we come to you?" lead="Type the postcode of the door the flowers are for.">
      {asked?.trim() && <PostcodeAnswer check={data.postcodeCheck} chosen={date} closed={closed} />}
      <PostcodeChecker asked={asked} problem={problem} />
    </PageHead>
  )
}
