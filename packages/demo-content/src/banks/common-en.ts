import { bankOf } from "../compose/bank.ts";

/** Sentences that fit any topic; they lengthen long articles. */
export const commonEn = bankOf(`
# figures
Compared with the plan, the main targets have been met or are ahead of schedule.
{tinh} and {tinh} are among the provinces with the best results.
Detailed figures by agency are published alongside this article.
The gap between estimate and outturn in the previous period was {pct:0-2}, within the permitted range.
# measures
Agencies report their results before the 20th of each month.
Comments from citizens and businesses are collected openly on the portal.
Training is held online, recorded and published for later use.
The experience of {tinh} is shared so that other provinces can learn from it.
Where a rule is unclear, additional guidance will be issued.
# results
Many participants said that the approach is practical and can be extended.
Shortcomings were named together with their causes and a deadline for correction.
In some places progress is still slow for lack of staff and needs more support.
# outlook
Further details will be published on the portal.
This is an important basis for the goals of {nam} and the years that follow.
# headings
Points to note
# subheadings
Implementation
# captions
Illustration
`);
