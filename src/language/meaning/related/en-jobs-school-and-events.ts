/** English: job postings, rosters, school letters, syllabi and event notices as people ask about them, and the labels and formal words these are written with. Not synonyms. */
export const englishJobsSchoolAndEvents = `
what's the job, what they hire for -> position, job title, role, vacancy, post
what would I be doing, day to day work -> responsibilities, duties, key tasks, job description
what I need to apply, what must I have -> requirements, qualifications, essential criteria
nice to have, what gives me an edge -> preferred, desirable, advantageous, a plus, bonus
years of doing it, no experience, fresh out of school -> experience, entry level, years of experience, graduate
need a degree, without college -> degree, bachelor, education, or equivalent
what the job pays, how much would I earn -> salary, compensation, pay range, hourly rate, remuneration
perks, what else you get -> benefits, perks, allowance, pension, health insurance
steady job or temp, permanent or not -> employment type, permanent, temporary, full time, part time
how long is the job for, when the contract ends -> contract length, term, duration, fixed term
where would I work, which office, can I work from home -> location, based in, remote, hybrid, on site
what hours is the job, shifts -> working hours, hours per week, shift pattern, schedule
when can I start, first day at work -> start date, commencing, available from
when applications shut, last day to apply -> closing date, application deadline, apply by
how to apply, where to send my cv -> how to apply, submit, cv, resume, cover letter
stages of hiring, what comes after applying -> selection process, interview, assessment, shortlisted
who to ask about the job, hiring person -> hiring manager, recruiter, human resources, contact
who would be my boss, who I answer to -> reports to, line manager, supervisor
people under me, team size -> direct reports, supervise, lead a team
need a car, must drive -> driving licence, driver's license, own vehicle, valid licence
police check, criminal record -> background check, dbs, vetting, clean record
need a visa, foreigners can apply -> right to work, work permit, visa sponsorship, eligibility
trial period on the job, first months -> probation, probationary period
how many people they take, how many openings -> number of positions, openings, vacancies, headcount
moving costs, help to relocate -> relocation, relocation assistance
who is on today, who is working -> on duty, rota, roster, shift, scheduled
who has the day off, who is away -> day off, absent, annual leave, on leave
early shift, morning crew -> morning shift, day shift, early shift
late shift, closing crew -> evening shift, late shift, closing shift
night crew, graveyard -> night shift, nights, overnight
who to ring after hours, who is carrying the phone -> on call rota, duty manager, standby
who fills in, who covers for -> cover, substitute, relief, backup
who opens up, who has the keys -> opening, keyholder, opener
which group am I in, which team -> group, team, assigned, squad
whose turn to clean, chores list -> cleaning rota, chores, duties
send back by, when must the slip come back -> return by, reply slip, return slip, deadline
tear off bit, cut along the line -> reply slip, tear off, detach, cut here
money for the trip, what parents pay -> voluntary contribution, cost per pupil, payment, fee
what my kid needs, pack for the day -> what to bring, packed lunch, equipment
what should the kids wear -> uniform, dress code, pe kit
when the kids leave, bus sets off -> departure, depart, leave school, coach
when will the kids be back, when to fetch them -> return time, arrive back, collection, pick up
first day back, when school starts again -> term begins, first day of term, reopens
last day of school, when they break up -> end of term, last day, breaks up
no school, days off for the kids -> inset day, non pupil day, school closed, staff development
talk to the teacher, meet the teacher -> parents evening, parent teacher conference, appointment
sports afternoon, races at school -> sports day, field day
kids on stage, school show -> concert, performance, assembly, play
helpers wanted, mums and dads to help -> volunteers, parent helpers, chaperones
head of the school, who signed the letter -> headteacher, principal, head of year
which kids is it for, which class -> year group, grade, pupils in, class
poorly child, phone in sick for my kid -> absence, report absence, school office
lice going round, bug going round school -> head lice, outbreak, infection, symptoms
who teaches it, who is the prof -> instructor, professor, lecturer, course leader
when can I see the prof, drop in with questions -> office hours, by appointment, consultation
helper of the prof, who marks -> teaching assistant, ta, grader
what I have to take first, needed beforehand -> prerequisite, prior coursework, corequisite
which book to buy, what to read -> required text, textbook, reading list, course materials
what counts towards the grade, how is it marked, worth how much -> grading, assessment, weighting, percent of grade
the big test, test at the end -> final exam, final examination, exam date
test halfway, half way exam -> midterm, mid semester
small tests, pop test -> quiz, quizzes, in class test
group work, project with others -> group project, team project, presentation
miss class how often, can I skip -> attendance policy, absences, unexcused
handing in late, marks lost -> late policy, penalty, late submissions, deduction
use chatgpt, let ai write it -> generative ai, academic integrity, plagiarism
redo the test, missed the exam -> make up exam, resit, missed exam
what will I learn, point of the course -> learning outcomes, objectives, course goals
week by week, what's on in week -> schedule, course calendar, topics, week
where is class, which building -> classroom, room, lecture hall, location
what grade I need to pass, grade cutoff -> grading scale, passing grade, minimum grade
extra time in tests, dyslexic student -> accommodations, disability services, adjustments
how many credits is it -> credit hours, units, credits
what day is the event, when the event takes place -> date and time, takes place, event date
where is the event, where is the party -> venue, location, held at, address
who puts it on, who runs the event -> organised by, hosted by, organizer, presented by
who pays for the event, logos on the poster -> sponsored by, sponsors, supported by, partners
what a ticket costs, price at the gate -> admission, ticket price, entry fee, registration fee
cheaper if I book soon -> early bird, advance ticket, discount
buy on the day, pay at the door -> at the door, walk in, on site registration
save a seat, say I'm coming -> rsvp, register, registration, reserve
who's playing, who's on stage, bands -> line up, performers, artists, featuring
who's talking, who gives the talk -> speaker, keynote, guest speaker, panel
what happens when, order of the day -> programme, agenda, schedule, running order
when people get let in, when the gates open -> doors open, check in opens, gates open, registration opens
how long the show runs, break in the middle -> running time, interval, intermission, duration
if it rains, bad weather plan -> rain date, weather permitting, in case of rain, rain or shine
what can I win, first prize -> prizes, awards, winner, prize money
kids welcome, can I bring the little ones -> all ages, family friendly, children, age restriction
getting there, nearest station -> directions, public transport, parking, how to get there
something to eat at the event -> refreshments, food trucks, lunch provided, catering
room for how many, how many can come -> capacity, limited to, places, spaces
who can enter, allowed to take part -> eligibility, open to, entrants, categories
`;
