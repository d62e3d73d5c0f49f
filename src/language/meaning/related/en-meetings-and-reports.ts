/** English: minutes, incident and inspection reports as people ask about them, and the labels and formal words these are written with. Not synonyms. */
export const englishMeetingsAndReports = `
who wrote it, who put this together, whose report -> prepared by, author, reported by, compiled by
who skipped it, who sent apologies, who stayed away, missing from the meeting -> absent, apologies, regrets, not present
who turned up, who sat in -> present, in attendance, attendees, roll call
who ran the meeting, who presided, who led -> chair, chaired by, chairperson, facilitator, presiding
who took notes, who typed it up -> minutes taken by, recorded by, secretary, note taker
next meeting, when we meet again, next get together -> next meeting, date of next meeting, reconvene
previous get together, last week's meeting, last month's meeting -> previous meeting, previous minutes, matters arising
tasks handed out, homework from the meeting, list of jobs -> action items, actions, tasks, follow up, next steps
who has the task, whose task, who is dealing with it -> owner, assigned to, responsible, assignee, action owner
needs finishing by, has to be finished, when must it be ready -> due date, deadline, target date, due by
what they settled, what they agreed, what they decided -> decision, resolved, agreed, resolution
voted yes, voted against, how the vote went -> in favour, opposed, abstained, motion carried, vote
who put it forward, who suggested it, who backed it -> moved by, proposed by, seconded by, motion
turned down at the meeting, vote failed, thrown out -> motion failed, rejected, not carried, defeated
left for later, put on the back burner, not decided yet -> deferred, tabled, carried over, pending, postponed
when it started, what time it began -> called to order, commenced, start time, opened at
when it finished, what time they wrapped up -> adjourned, closed at, end time, meeting ended
enough people to vote, enough turned up -> quorum, quorum present, quorate
where they met, which room -> venue, location, meeting room, held at
anything else, other stuff, odds and ends -> any other business, miscellaneous, other matters
who gets a copy, who it went to -> distribution, cc, circulated to, recipients
extra papers, attached bits, stuff at the back -> attachments, appendix, enclosure, annex
side note, comment next to it, small print note -> remarks, comments, footnote
signed off by, who gave the ok, who okayed it -> approved by, authorised by, sign off, approval
who checked it, who looked it over -> reviewed by, verified by, checked by, inspector
latest version, which edition, newest copy -> revision, version, revised, issue number
last time it changed, updated when -> last updated, revision date, revised on, last modified
reference number, what number is the file -> reference, ref no, document number, case number, ticket number
how far along, how's it going, progress so far -> status, progress, percent complete
still unfinished, not done yet -> outstanding, in progress, incomplete, pending
already finished, dealt with, sorted -> closed, completed, resolved
behind schedule, why so slow, what's holding it up -> delay, blocked, slippage, overdue, behind schedule
worries, what could go wrong, fears -> risks, concerns, issues, risk register
what happened, what went on, tell me the story -> description of incident, summary, narrative, sequence of events
when it happened, time of the accident -> date of incident, time of occurrence, occurred at, date and time
where it happened, which spot -> location of incident, site, scene
why it happened, what caused it, reason behind it -> cause, root cause, contributing factors
whose fault, who messed up, human mistake -> human error, operator error, negligence, responsible party
who got hurt, anyone injured, casualties -> injured person, injuries, casualties, victim
how badly hurt, which part of the body, what kind of injury -> nature of injury, body part, severity, extent of injuries
who saw it, anyone watching, bystanders -> witness, witnesses, witness statement
who noticed it first, who spotted it, who raised the alarm -> discovered by, reported by, detected by, first responder
what they did straight off, first thing they did, quick fix -> immediate action, first aid, containment, initial response
stop it happening again, make sure it doesn't repeat -> preventive action, corrective action, recurrence, lessons learned
what broke, what got damaged, what got wrecked -> damage, property damage, damaged equipment
how much the damage cost, what was lost -> estimated loss, cost of damage, financial impact
how long it was down, how long it lasted, hours lost -> downtime, duration, outage duration, lost time
when it was back, when it worked again, fixed when -> restored, resolved at, recovery, service restored
who got affected, how many people hit, customers without service -> impact, affected users, affected customers, scope
how serious, how bad, how urgent -> severity, priority, impact level, critical
close call, almost an accident, nearly got hurt -> near miss, hazard, unsafe condition
called the police, who was told, did they report it -> notified, police report, authorities, reported to
taken to hospital, ambulance came -> transported, hospital, emergency services, paramedics
weather at the time, raining at the time -> weather conditions, visibility, road conditions
minute by minute, what came first, order of things -> timeline, chronology, sequence of events
how they found out, what tipped them off -> detection, alert, monitoring, alarm
who inspected, who came to check, which inspector -> inspector, inspected by, auditor, surveyor
when it was inspected, date checked -> inspection date, date of inspection, survey date, audited on
what was wrong, what they found, problems found -> findings, deficiencies, defects, non conformity, violations
passed or not, did it pass, did we fail -> result, pass, fail, satisfactory, compliant
needs fixing, told to fix, has to be put right -> corrective action required, remedial work, recommendation, rectify
how long to fix it, fix it before when -> correction deadline, compliance date, to be completed by
come back to check, second look -> reinspection, follow up inspection
how often checked, when is the next check -> inspection interval, next inspection due, frequency
worn out part, used up -> worn, wear, tread depth, thickness
rusty, rusted through -> corrosion, rust, corroded
loose, wobbly, coming off -> loose, unsecured, fastening, tighten
crack, split in the wall -> cracking, fracture, crack width
what it measured, number they got -> measured value, reading, measurement, result
allowed amount, what's normal, upper bound -> limit, tolerance, acceptable range, threshold, permissible
dirty kitchen, food kept warm, restaurant check -> hygiene rating, food temperature, sanitation, cross contamination
fire check, smoke alarms tested -> fire safety, smoke detectors, extinguishers, fire inspection
roof, gutters, outside of the house -> exterior, roof, gutters, siding
wiring, fuse box, sockets checked -> electrical, panel, wiring, circuit breaker
pipes, taps, water heater checked -> plumbing, water heater, supply lines, drainage
good points, what went well -> strengths, achievements, successes, highlights
bad points, what went badly, could be better -> weaknesses, areas for improvement, shortcomings, challenges
bottom line, sum it up, gist -> summary, conclusion, executive summary, key findings
compared with last year, up on last year -> year on year, prior year, change, increase
hit the target, reach the goal -> target, achieved, goal, actual
taking over from, who is the new person, pass on the work -> handover, successor, outgoing, incoming
why they got in trouble, telling off, what punishment -> disciplinary, warning, misconduct, sanction
what they tried, what was tested, how they went about it -> method, methodology, procedure, approach
`;
