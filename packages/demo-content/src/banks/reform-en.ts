import { bankOf } from "../compose/bank.ts";

/** Administration, digital services, meetings of the leadership. */
export const reformEn = bankOf(`
# opening
On {ngay}, the leadership of the Ministry chaired a meeting to review work in the past month and to set priorities for the months ahead.
Digital transformation in the finance sector puts people and businesses at the centre and treats data as its foundation.
Public investment and administrative reform are regarded as the two main drivers of growth in {nam}.
# figures
Up to now {pct:92-99} of eligible procedures are available online from start to finish.
Online submissions account for {pct:88-98} of all files.
The sector has cut or simplified {so:120-310} procedures and {so:60-180} business conditions this year.
Disbursement of public investment reached {pct:52-82} of the plan assigned by the Prime Minister.
Registered foreign direct investment amounted to USD {so:24-36} billion, of which USD {so:17-25} billion was disbursed.
Out of {so:150-176} assigned tasks, {so:84-142} have been completed and none is overdue.
# measures
Each procedure is redesigned around the journey of its users before it is digitised.
Forms are filled in with data that government already holds; users only check and confirm.
Interfaces are tested with people with disabilities and older people.
Project owners update progress every week, and the figures are published by project.
Obstacles in site clearance and building materials are solved at the level where they arise.
Draft laws are opened for comment early, with an assessment of their impact.
# results
The time needed to complete a file fell by {pct:22-46}.
User satisfaction reached {pct:89-96}.
Several key projects opened {so:2-6} months ahead of schedule.
Coordination among departments improved, and approval time was cut by {pct:15-35}.
# outlook
In {namsau} every frequent procedure should be possible on a phone in less than ten minutes.
The Ministry expects to disburse more than 95% of the public investment plan by the end of the year.
# headings
Results so far
What will change
Next steps
# subheadings
Online services
Public investment
Open data
# quotes
Digitising a cumbersome process only makes it cumbersome faster; simplify first. | A representative of the IT department
Shorter procedures allowed our plant to start a quarter earlier. | An investor
# lists
The leadership assigned the following tasks: | Complete drafts before the end of the month; Clean and standardise data; Inspect slow projects; Report results every quarter
# tables
Online public services | Field; Procedures; Online files; On time | Tax; Customs; Treasury; Securities; Business registration | {so:18-160}; {so:4000-980000}; {pct:95-99}
# captions
Using a public service on a phone. Illustration
A key transport project under construction. Illustration
`);
