module warm

go 1.22
